import { Island } from '@/components/islands/island';
import { FormNote } from '@/components/ui/form-note';
import { failures } from '@/content/forms/failures';
import type { Form } from '@/content/forms/form';
import { toClientForm } from '@/lib/forms/client-form';
import { submitUrl } from '@/lib/forms/settings';
import { phoneUrl } from '@/lib/site/phone';

export const FormSection = ({ form }: { readonly form: Form }) => {
  const action = submitUrl(form.name);
  return (
    <>
      {action === null && <FormNote reason={failures.unconnected.reason} />}
      <Island name="form" props={{ form: toClientForm(form), action, phoneUrl: phoneUrl() }} />
      <Island name="notices" props={{}} />
    </>
  );
};
