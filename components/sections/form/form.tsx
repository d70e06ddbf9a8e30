import { Island } from '@/components/islands/island';
import { FormNote } from '@/components/company/form-note';
import { failures } from '@/content/forms/failures';
import { siteLanguage } from '@/content/language';
import { toClientForm } from '@/lib/forms/client-form';
import { submitUrl } from '@/lib/forms/form-settings';
import type { ContentProps } from '../content-props';

export const Form = ({ section: { form } }: ContentProps<'form'>) => {
  const action = submitUrl(form.id);
  return (
    <>
      {action === null && <FormNote reason={failures.unconnected.reason} />}
      <Island name="form" lang={form.lang ?? siteLanguage} props={{ form: toClientForm(form), action }} />
      <Island name="notices" props={{}} />
    </>
  );
};
