import { PageFrame } from './page-frame';
import { PageHero } from './page-hero';
import { PhoneButton } from '@/components/ui/phone-button';
import { ReceivedText } from '@/components/ui/received-text';
import { answerHero, type FormAnswer, storedFragment, toForm } from '@/content/forms/answers';
import type { Form } from '@/content/forms/form';
import { reasonsOfAny } from '@/content/forms/not-sent';
import { fragmentOf, namedCombinations } from '@/lib/forms/wrong-fields';
import { partyItem } from '@/lib/machines/drawing-items';

// This page works without scripts: CSS selects its content by the URL fragment.

/** The text is neutral without a fragment, for visitors who opened the page directly. */
const Received = ({ form }: { readonly form: Form }) => (
  <>
    <style href="received" precedence="page">
      {`#${storedFragment}:target~*{display:none}`}
    </style>
    <div id={storedFragment} lang={form.lang} className="hidden scroll-mt-[40rem] target:block">
      <PageHero
        heading={form.received.title}
        intro={form.received.description}
        actions={<PhoneButton />}
        drawings={[partyItem('agency')]}
        smallDrawings="below-heading"
      />
      <div className="frame body confirmation">
        <ReceivedText received={form.received} keptFor={form.privacy.keptFor.text} />
      </div>
    </div>
    <PageHero
      {...answerHero(form, 'received')}
      actions={
        <a href={form.page} className="button">
          {toForm}
        </a>
      }
    />
  </>
);

const reasonStyles = (names: readonly string[]) =>
  `${names.map((name) => `.wrong-${name}:target~.reason-${name}`).join()}{display:block}[class^=wrong-]{scroll-margin-top:40rem}`;

const reasonClass = 'hidden border-l-8 border-danger pl-4 font-bold';

const NotSent = ({ form }: { readonly form: Form }) => {
  const names = Object.keys(form.fields);
  return (
    <>
      <style href="not-sent" precedence="page">
        {reasonStyles(names)}
      </style>
      <PageHero {...answerHero(form, 'not-sent')} headingLang={form.lang} actions={<PhoneButton />} />
      <div className="frame body space-y-4 py-10">
        {namedCombinations(names).map((wrong) => (
          <span
            key={fragmentOf(wrong)}
            id={fragmentOf(wrong)}
            className={wrong.map((name) => `wrong-${name}`).join(' ')}
          />
        ))}
        {Object.entries(form.fields).map(([name, { notSent }]) => (
          <p key={name} lang={form.lang} className={`reason-${name} ${reasonClass}`}>
            {notSent}
          </p>
        ))}
        {Object.entries(reasonsOfAny).map(([reason, sentence]) => (
          <p key={reason} id={reason} className={`scroll-mt-[40rem] target:block ${reasonClass}`}>
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
};

type FormAnswerPageProps = { readonly form: Form; readonly answer: FormAnswer };

export const FormAnswerPage = ({ form, answer }: FormAnswerPageProps) => (
  <PageFrame>{answer === 'received' ? <Received form={form} /> : <NotSent form={form} />}</PageFrame>
);
