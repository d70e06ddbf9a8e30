import { Island } from '@/components/islands/island';
import { FormAnswerPage } from '@/components/page/form-answer-page';
import { forms } from '@/content/forms';
import { answerPath, formAnswers, storedFragment } from '@/content/forms/answers';
import { formAnswerMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ readonly answer: readonly string[] }> };

export const dynamicParams = false;

/** The paths of all answers, such as `/contact/received` and `/locations/dudley/received`. */
export const generateStaticParams = () =>
  forms.flatMap((form) =>
    formAnswers.map((answer) => ({ answer: answerPath(form, answer).slice(1).split('/') })),
  );

const read = async ({ params }: Props) => {
  const path = `/${(await params).answer.join('/')}`;
  for (const form of forms)
    for (const answer of formAnswers) if (path === answerPath(form, answer)) return { form, answer };
  throw new Error(`There is no form whose answer is ${path}.`);
};

export const generateMetadata = async (props: Props) => {
  const { form, answer } = await read(props);
  return formAnswerMetadata(form, answer);
};

/** Shown after a form has been submitted without JavaScript. */
export default async function AnswerRoute(props: Props) {
  const { form, answer } = await read(props);
  return (
    <>
      <FormAnswerPage form={form} answer={answer} />
      {answer === 'received' && (
        <Island name="received" props={{ form: form.id, fragment: storedFragment }} />
      )}
    </>
  );
}
