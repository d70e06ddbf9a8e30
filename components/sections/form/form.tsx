import { Island } from '@/components/islands/island';
import { FormNote } from '@/components/company/form-note';
import { failures } from '@/content/forms/failures';
import type { Form } from '@/content/forms/form';
import { siteLanguage } from '@/content/language';
import { toClientForm } from '@/lib/forms/client-form';
import { submitUrl } from '@/lib/forms/settings';
import type { ContentProps } from '../content-props';

export const FormSection = ({ section: { form } }: ContentProps<'form'>) => {
  const { lang }: Form = form;
  const action = submitUrl(form.id);
  return (
    <>
      {action === null && <FormNote reason={failures.unconnected.reason} />}
      <Island name="form" lang={lang ?? siteLanguage} props={{ form: toClientForm(form), action }} />
      <Island name="notices" props={{}} />
    </>
  );
};
