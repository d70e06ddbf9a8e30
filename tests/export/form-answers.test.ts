import { company } from '@/content/company';
import { forms } from '@/content/forms';
import { formAnswers as answers } from '@/content/forms/answers';
import type { Form } from '@/content/forms/form';
import { notSentReasons } from '@/content/forms/not-sent';
import { honeypotName } from '@/lib/forms/honeypot';
import { formAnswers, gzipSize, pageAt, scriptsIn, testedPages, textIn, tooHeavy } from './built-site';

const answerAt = (path: string) => {
  const page = formAnswers.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

test('each form has two answers on its own page, and nothing links to them', () => {
  expect(formAnswers.map(({ path }) => path).toSorted()).toEqual(
    forms.flatMap(({ page }) => answers.map((answer) => `${page}/${answer}`)).toSorted(),
  );
  for (const { path } of formAnswers)
    for (const { document } of testedPages) expect(document.querySelector(`a[href^="${path}"]`)).toBeNull();
});

test.each(formAnswers.map((page) => [page.path, page] as const))(
  '%s stays out of search, runs no script but what forgets a draft, is not too heavy and gives the phone',
  (path, { document, markup }) => {
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    const isReceived = path.endsWith('/received');
    expect(
      [...document.querySelectorAll('[data-island]')].map((island) => island.getAttribute('data-island')),
    ).toEqual(isReceived ? ['received'] : []);
    expect(scriptsIn(document)).toHaveLength(isReceived ? 1 : 0);
    expect(gzipSize(markup)).toBeLessThanOrEqual(tooHeavy);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(textIn(document.querySelector('main a[href^="tel:"]'))).toContain(company.phone);
  },
);

describe.each(forms.map((form) => [form.name, form] as const))('%s', (_, form: Form) => {
  test('is on its page, every field of it', () => {
    const fields = [...pageAt(form.page).document.querySelectorAll('main form [name]')];
    expect(new Set(fields.map((field) => field.getAttribute('name')))).toEqual(
      new Set([...Object.keys(form.fields), honeypotName]),
    );
  });

  test('every reason has its sentence', () => {
    const { document } = answerAt(`${form.page}/not-sent`);
    const shown = [...document.querySelectorAll('main p[id]')].map(({ id, textContent }) => [
      id,
      textContent,
    ]);
    expect(Object.fromEntries(shown)).toEqual(notSentReasons(form));
  });

  test('success says what the notice says', () => {
    const main = textIn(answerAt(`${form.page}/received`).document.querySelector('main'));
    const { title, description, heading } = form.received;
    for (const words of [title, description, heading]) expect(main).toContain(words);
  });

  test('the privacy policy says how long it is kept', () => {
    const policy = textIn(pageAt('/privacy-policy').document.querySelector('main'));
    expect(policy).toContain(form.privacy.record);
  });
});
