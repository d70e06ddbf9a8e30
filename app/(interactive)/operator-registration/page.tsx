import { RegistrationForm } from '@/components/forms/registration-form';
import { RegistrationPage } from '@/components/templates/registration-page';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/operator-registration');

export default function RegistrationRoute() {
  return <RegistrationPage form={<RegistrationForm callOrMail={<CallOrMail />} />} />;
}
