import { failures } from '@/content/forms/failures.ts';
import { notSentMessage } from '@/content/forms/field-errors.ts';
import { forms } from '@/content/forms/index.ts';
import { formResults, resultPath } from '@/content/forms/results.ts';
import type { Field } from '@/content/model/form.ts';
import { attributesOf, faultsIn, pageAt, resultPages, testedPages, textIn } from './built-site.ts';

test('each form has its own result pages, and no page links to them', () => {
  const paths = forms.flatMap((form) => formResults.map((result) => resultPath(form, result)));
  expect(resultPages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  const linksTo = (document: Document) =>
    attributesOf(document, 'a', 'href').filter((href) => paths.some((path) => href.startsWith(path)));
  expect(faultsIn(testedPages, ({ document }) => linksTo(document))).toEqual([]);
});

test.each(forms)(
  'the $id form has a message for every failure, and the privacy policy states its retention period',
  (form) => {
    const reasons = textIn(pageAt(resultPath(form, 'not-sent')).document.querySelector('main'));
    const fields: readonly Field[] = Object.values(form.fields);
    const causes = Object.values(failures).map(({ reason }) => reason);
    for (const sentence of [...fields.map((field) => notSentMessage(field).message), ...causes])
      expect(reasons).toContain(sentence);
    expect(textIn(pageAt('/privacy-policy').document.querySelector('main'))).toContain(form.privacy.record);
  },
);
