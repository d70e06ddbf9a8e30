import { Island } from '@/components/islands/island';
import { RegistrationPage } from './registration-page';
import { FormNote } from '@/components/ui/form-note';
import { failures } from '@/content/forms/failures';
import { registrationForm } from '@/content/forms/registration';
import { toClientForm } from '@/lib/forms/client-form';
import { submitUrl } from '@/lib/forms/settings';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/operator-registration');

export default function RegistrationRoute() {
  const action = submitUrl(registrationForm.name);
  const form = { ...toClientForm(registrationForm), documents: registrationForm.documents };
  return (
    <>
      <RegistrationPage
        form={
          <>
            {action === null && <FormNote reason={failures.unconnected.reason} />}
            <Island name="registration" props={{ form, action }} />
          </>
        }
      />
      <Island name="notices" props={{}} />
    </>
  );
}
