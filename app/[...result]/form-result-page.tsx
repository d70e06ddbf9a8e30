import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { ReceivedText } from '@/components/ui/received-text.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { failures, neverTwice } from '@/content/forms/failures.ts';
import { notSentMessage } from '@/content/forms/field-errors.ts';
import { lookAtOthers, resultHero, toForm } from '@/content/forms/form-text.ts';
import { fieldFragment, storedFragment, type FormResult } from '@/content/forms/results.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Field, Form } from '@/content/model/form.ts';
import { partyDrawing } from '@/lib/drawings/machine-drawings.ts';
import { toClientForm } from '@/lib/forms/client-form.ts';

// This page works without scripts: CSS selects its content by the URL fragment.

/** The text is neutral without a fragment, for visitors who opened the page directly. */
const ReceivedPage = ({ form }: { readonly form: Form }) => (
  <>
    <style href="received" precedence="page">
      {`#${storedFragment}:target~*{display:none}`}
    </style>
    <div id={storedFragment} lang={form.lang} className="hidden scroll-mt-[40rem] target:block">
      <PageHero
        page={{ heading: form.received.title, intro: form.received.description }}
        actions={<PhoneButton />}
        scene={{ drawings: [{ source: 'inline', drawing: partyDrawing('agency', 3) }], isSmall: true }}
      />
      <div className="page-width running-text confirmation">
        <ReceivedText form={toClientForm(form)} />
      </div>
    </div>
    <PageHero
      page={resultHero(form, 'received')}
      actions={
        <a href={form.pagePath} className="button">
          {toForm}
        </a>
      }
    />
  </>
);

const reasonClass = 'hidden scroll-mt-[40rem] border-l-8 border-danger pl-4 font-bold target:block';

const NotSentReason = ({ form, field }: { readonly form: Form; readonly field: Field }) => {
  const { message, isFromForm } = notSentMessage(field);
  return <span lang={isFromForm ? form.lang : siteLanguage}>{message}</span>;
};

const NotSentPage = ({ form }: { readonly form: Form }) => (
  <>
    <PageHero page={resultHero(form, 'not-sent')} actions={<PhoneButton />} />
    <div className="page-width running-text py-10">
      {Object.entries(form.fields).map(([name, field]) => (
        <p key={name} id={fieldFragment(name)} className={reasonClass}>
          <NotSentReason form={form} field={field} /> {lookAtOthers}
        </p>
      ))}
      {Object.entries(failures).map(([cause, { reason, advice, adviceWithoutScripts, mayHaveArrived }]) => (
        <p key={cause} id={cause} className={reasonClass}>
          {reason} <RichText text={adviceWithoutScripts ?? advice} email={form.email} />{' '}
          {mayHaveArrived && neverTwice}
        </p>
      ))}
    </div>
  </>
);

type FormResultPageProps = { readonly form: Form; readonly result: FormResult };

export const FormResultPage = ({ form, result }: FormResultPageProps) => (
  <PageFrame>{result === 'received' ? <ReceivedPage form={form} /> : <NotSentPage form={form} />}</PageFrame>
);
