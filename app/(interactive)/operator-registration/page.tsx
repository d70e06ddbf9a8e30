import { RegistrationForm } from '@/components/forms/registration-form';
import { RegistrationPage } from '@/components/templates/registration-page';
import { PhoneLink } from '@/components/ui/phone-link';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/operator-registration');

export default function RegistrationRoute() {
  const phone = <PhoneLink className="inline-block py-1 font-bold underline" />;
  return <RegistrationPage form={<RegistrationForm phone={phone} />} />;
}
