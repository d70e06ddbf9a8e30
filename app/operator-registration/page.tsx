import { Island } from '@/components/islands/island';
import { RegistrationPage } from '@/components/templates/registration-page';
import { FormNote } from '@/components/ui/form-note';
import { failures } from '@/content/forms/failures';
import { registrationForm } from '@/content/forms/registration';
import { submitUrl } from '@/lib/forms/settings';
import { pageMetadata } from '@/lib/site/metadata';
import { phoneUrl } from '@/lib/site/phone';

export const metadata = pageMetadata('/operator-registration');

export default function RegistrationRoute() {
  const action = submitUrl(registrationForm.name);
  return (
    <>
      <RegistrationPage
        form={
          <>
            {action === null && <FormNote reason={failures.unconnected.reason} />}
            <Island name="registration" props={{ form: registrationForm, action, phoneUrl: phoneUrl() }} />
          </>
        }
      />
      <Island name="notices" props={{}} />
    </>
  );
}
