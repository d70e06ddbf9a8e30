import { createRoot } from 'react-dom/client';
import { ContactForm } from '@/components/forms/contact-form';
import { PhoneLink } from '@/components/ui/phone-link';
import { Toaster } from '@/components/notices/toaster';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <ContactForm subjects={{ service: {}, location: {} }} phone={<PhoneLink />} />
      <Toaster />
    </>,
  );
}
