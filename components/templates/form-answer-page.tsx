import { PageFrame } from '@/components/layout/page-frame';
import { PageHero } from '@/components/sections/page-hero';
import { PhoneLink } from '@/components/ui/phone-link';
import { ReceivedText } from '@/components/ui/received-text';
import { answerHero, type FormAnswer } from '@/content/forms/answers';
import type { Form } from '@/content/forms/form';
import { notSentReasons } from '@/content/forms/not-sent';
import { phoneUrl } from '@/lib/site/phone';

/** Every reason is in the page; the fragment of the address shows the one that holds. */
const Reasons = ({ form }: { readonly form: Form }) =>
  Object.entries(notSentReasons(form)).map(([reason, sentence]) => (
    <p
      key={reason}
      id={reason}
      className="hidden scroll-mt-[40rem] border-l-8 border-danger pl-4 font-bold target:block"
    >
      {sentence}
    </p>
  ));

type FormAnswerPageProps = { readonly form: Form; readonly answer: FormAnswer };

/** What became of a form that the browser sent itself. */
export const FormAnswerPage = ({ form, answer }: FormAnswerPageProps) => (
  <PageFrame>
    <PageHero {...answerHero(form, answer)} actions={<PhoneLink call className="button" />} />
    <div className="frame body py-10">
      {answer === 'received' ? <ReceivedText form={form} phoneUrl={phoneUrl()} /> : <Reasons form={form} />}
    </div>
  </PageFrame>
);
