import { createRoot } from 'react-dom/client';
import { RegistrationForm } from '@/components/forms/registration-form';
import { PhoneLink } from '@/components/ui/phone-link';
import { Toaster } from '@/components/notices/toaster';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <RegistrationForm phone={<PhoneLink />} />
      <Toaster />
    </>,
  );
}
