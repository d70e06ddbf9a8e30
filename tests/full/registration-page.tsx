import { createRoot } from 'react-dom/client';
import { RegistrationForm } from '@/components/forms/registration-form';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Toaster } from '@/components/notices/toaster';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <RegistrationForm callOrMail={<CallOrMail />} />
      <Toaster />
    </>,
  );
}
