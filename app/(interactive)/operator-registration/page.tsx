import { RegistrationForm } from '@/components/islands/registration-form';
import { RegistrationPage } from '@/components/templates/registration-page';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/operator-registration');

export default function RegistrationRoute() {
  return <RegistrationPage form={<RegistrationForm />} />;
}
