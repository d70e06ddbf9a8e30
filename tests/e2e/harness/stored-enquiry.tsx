import { createRoot } from 'react-dom/client';
import { ContactForm } from '@/components/islands/contact-form';
import { Toaster } from '@/components/islands/toaster';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <ContactForm subjects={{ service: {}, location: {} }} />
      <Toaster />
    </>,
  );
}
