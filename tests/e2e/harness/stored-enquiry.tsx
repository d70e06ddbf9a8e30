import { createRoot } from 'react-dom/client';
import { ContactForm } from '@/components/forms/contact-form';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Toaster } from '@/components/notices/toaster';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <ContactForm subjects={{ service: {}, location: {} }} callOrMail={<CallOrMail />} />
      <Toaster />
    </>,
  );
}
