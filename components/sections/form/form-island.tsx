import type { ComponentProps } from 'react';
import { Island } from '@/components/islands/island.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { callOrEmail } from '@/content/contact-text.ts';
import { failures } from '@/content/forms/failures.ts';
import { formText } from '@/content/forms/form-text.ts';
import type { Form } from '@/content/forms/form.ts';
import { siteLanguage } from '@/content/language.ts';
import { machines } from '@/content/machines/index.ts';
import { machineNames } from '@/content/machines/slugs.ts';
import { toClientForm, type OptionDrawings } from '@/lib/forms/client-form.ts';
import { submitUrl } from '@/lib/forms/form-settings.ts';
import { drawingPath } from '@/lib/images/drawing-paths.ts';

const optionDrawings: OptionDrawings = new Map(
  machines.entries.map(({ slug, drawingFile }) => [
    machineNames[slug].formName,
    drawingPath('machines', drawingFile),
  ]),
);

type FormIslandProps = Pick<ComponentProps<typeof Island<'form'>>['props'], 'subjects'> & {
  /** The definition of the form. */
  readonly form: Form;
  /** Why the site doesn't store what visitors send with this form. */
  readonly notStoredReason?: string | undefined;
  /** A `mailto:` URL, for a form that opens the visitor's email app if the site can't store it. */
  readonly mailUrl?: string;
};

/** A form and its notices. If the site can't store the form, a note says so. */
export const FormIsland = ({ form, notStoredReason, mailUrl, subjects }: FormIslandProps) => {
  const isStored = notStoredReason === undefined;
  const action = isStored ? submitUrl(form.id) : null;
  return (
    <>
      {action === null && (
        <>
          <p lang={siteLanguage} className="body mb-6 border-l-8 border-ink bg-white p-5 font-bold">
            {notStoredReason ?? failures.unconnected.reason}{' '}
            <RichText text={failures.unconnected.advice(callOrEmail(form.email))} />
          </p>
          {mailUrl && (
            <noscript>
              <p className="mb-6">{formText.noScripts}</p>
            </noscript>
          )}
        </>
      )}
      <Island
        name="form"
        lang={form.lang ?? siteLanguage}
        props={{
          form: toClientForm(form, optionDrawings),
          action: action ?? mailUrl ?? null,
          isStored,
          subjects,
        }}
      />
      <Island name="notices" props={{}} />
    </>
  );
};
