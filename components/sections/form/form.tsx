import type { ComponentProps } from 'react';
import { Island } from '@/components/islands/island.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { failures } from '@/content/forms/failures.ts';
import { formText } from '@/content/forms/form-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { machines } from '@/content/machines/index.ts';
import { machineNames } from '@/content/machines/slugs.ts';
import type { Form } from '@/content/model/form.ts';
import { drawingName } from '@/lib/drawings/machine-shapes.ts';
import { toClientForm, type OptionDrawings } from '@/lib/forms/client-form.ts';
import { deliveryOf } from '@/lib/forms/delivery.ts';
import { drawingPath } from '@/lib/images/drawing-paths.ts';
import type { KindRenderer } from '../kind-renderer.ts';

const optionDrawings: OptionDrawings = new Map(
  machines.entries.map(({ slug }) => [
    machineNames[slug].formName,
    drawingPath('machines', drawingName(slug)),
  ]),
);

type FormIslandProps = Pick<ComponentProps<typeof Island<'form'>>['props'], 'subjects'> & {
  /** The definition of the form. */
  readonly form: Form;
};

/** A form and its notices. If the site can't store the form, a note says so. */
export const FormIsland = ({ form, subjects }: FormIslandProps) => {
  const delivery = deliveryOf(form);
  return (
    <>
      {delivery.to !== 'database' && (
        <p lang={siteLanguage} className="running-text mb-6 border-l-8 border-ink bg-white p-5 font-bold">
          {delivery.reason} <RichText text={failures.unconnected.advice} email={form.email} />
        </p>
      )}
      {delivery.to === 'email' && (
        <noscript>
          <p className="mb-6">{formText.noScripts}</p>
        </noscript>
      )}
      <Island
        name="form"
        lang={form.lang ?? siteLanguage}
        props={{ form: toClientForm(form, optionDrawings), delivery, subjects }}
      />
      <Island name="notices" props={{}} />
    </>
  );
};

export const formKind: KindRenderer<'form'> = {
  layout: { collapses: 'never' },
  Content: FormIsland,
};
