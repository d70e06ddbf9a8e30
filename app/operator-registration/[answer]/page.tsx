import { Island } from '@/components/islands/island';
import { FormAnswerPage } from '@/components/templates/form-answer-page';
import { type FormAnswer, formAnswers } from '@/content/pages/form-answers';
import { formAnswerMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ readonly answer: FormAnswer }> };

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(formAnswers.registration).map((answer) => ({ answer }));

export const generateMetadata = async ({ params }: Props) =>
  formAnswerMetadata('registration', (await params).answer);

export default async function AnswerRoute({ params }: Props) {
  const { answer } = await params;
  return (
    <>
      <FormAnswerPage form="registration" answer={answer} />
      {answer === 'received' && <Island name="received" props={{ form: 'registration' }} />}
    </>
  );
}
