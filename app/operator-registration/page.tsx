import { Island } from '@/components/islands/island';
import { RegistrationPage } from '@/components/templates/registration-page';
import { FormNote } from '@/components/ui/form-note';
import { failures } from '@/content/failures';
import { received } from '@/content/received';
import { submitUrl } from '@/lib/forms/settings';
import { pageMetadata } from '@/lib/site/metadata';
import { phoneUrl } from '@/lib/site/phone';

export const metadata = pageMetadata('/operator-registration');

export default function RegistrationRoute() {
  const action = submitUrl('registration');
  return (
    <>
      <RegistrationPage
        form={
          <>
            {action === null && <FormNote reason={failures.unconnected.reason} />}
            <Island
              name="registration"
              props={{ action, received: received.registration, phoneUrl: phoneUrl() }}
            />
          </>
        }
      />
      <Island name="notices" props={{}} />
    </>
  );
}
