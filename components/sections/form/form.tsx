import { Island } from '@/components/islands/island.tsx';
import { FormNote } from '@/components/company/form-note.tsx';
import { failures } from '@/content/forms/failures.ts';
import { siteLanguage } from '@/content/language.ts';
import { toClientForm } from '@/lib/forms/client-form.ts';
import { submitUrl } from '@/lib/forms/form-settings.ts';
import type { ContentProps } from '../content-props.ts';

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
