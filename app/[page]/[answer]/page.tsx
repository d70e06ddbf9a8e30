import { Island } from '@/components/islands/island';
import { FormAnswerPage } from '@/components/page/form-answer-page';
import { forms } from '@/content/forms';
import { type FormAnswer, formAnswers } from '@/content/forms/answers';
import { formAnswerMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ readonly page: string; readonly answer: FormAnswer }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  forms.flatMap(({ page }) => formAnswers.map((answer) => ({ page: page.slice(1), answer })));

const read = async ({ params }: Props) => {
  const { page, answer } = await params;
  const form = forms.find((candidate) => candidate.page === `/${page}`);
  if (!form) throw new Error(`There is no form at /${page}.`);
  return { form, answer };
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
      {answer === 'received' && <Island name="received" props={{ form: form.name }} />}
    </>
  );
}
