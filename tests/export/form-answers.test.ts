import { forms } from '@/content/forms';
import { formAnswers as answers } from '@/content/forms/answers';
import { notSentReasons } from '@/content/forms/not-sent';
import { faultsIn, formAnswers, missing, pageAt, testedPages, textIn } from './built-site';

test('each form has its answers on its own page, and nothing links to them', () => {
  const paths = forms.flatMap(({ page }) => answers.map((answer) => `${page}/${answer}`));
  expect(formAnswers.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  expect(
    faultsIn(testedPages, ({ document }) =>
      missing(document, ...paths.map((path) => `:root:not(:has(a[href^="${path}"]))`)),
    ),
  ).toEqual([]);
});

test.each(forms)(
  '$name: every reason why it was not sent has its sentence, and the privacy policy says how long it is kept',
  (form) => {
    const shown = [...pageAt(`${form.page}/not-sent`).document.querySelectorAll('main p[id]')];
    expect(Object.fromEntries(shown.map(({ id, textContent }) => [id, textContent]))).toEqual(
      notSentReasons(form),
    );
    expect(textIn(pageAt('/privacy-policy').document.querySelector('main'))).toContain(form.privacy.record);
  },
);
