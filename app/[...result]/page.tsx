import { Island } from '@/components/islands/island.tsx';
import { forms } from '@/content/forms/index.ts';
import { formResults, resultPath, storedFragment } from '@/content/forms/results.ts';
import { formResultMetadata } from '@/lib/pages/metadata.ts';
import { FormResultPage } from './form-result-page.tsx';

type Props = { readonly params: Promise<{ readonly result: readonly string[] }> };

/** The paths of all result pages, such as `/contact/received` and `/locations/dudley/received`. */
export const generateStaticParams = () =>
  forms.flatMap((form) =>
    formResults.map((result) => ({ result: resultPath(form, result).slice(1).split('/') })),
  );

const read = async ({ params }: Props) => {
  const path = `/${(await params).result.join('/')}`;
  for (const form of forms)
    for (const result of formResults) if (path === resultPath(form, result)) return { form, result };
  throw new Error(`There is no form with the result page ${path}.`);
};

export const generateMetadata = async (props: Props) => {
  const { form, result } = await read(props);
  return formResultMetadata(form, result);
};

/** Shown after a form has been submitted without JavaScript. */
export default async function ResultRoute(props: Props) {
  const { form, result } = await read(props);
  return (
    <>
      <FormResultPage form={form} result={result} />
      {result === 'received' && (
        <Island name="forget-draft" props={{ form: form.id, fragment: storedFragment }} />
      )}
    </>
  );
}
