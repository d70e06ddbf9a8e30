import { company } from '@/content/company';
import { notSentReasons } from '@/content/not-sent';
import { received } from '@/content/received';
import { formAnswers, scriptsIn, testedPages, textIn } from './built-site';

const paths = {
  contact: { received: '/contact/received', notSent: '/contact/not-sent' },
  registration: {
    received: '/operator-registration/received',
    notSent: '/operator-registration/not-sent',
  },
} as const;

const answerAt = (path: string) => {
  const page = formAnswers.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

test('each form has two answers, and nothing links to them', () => {
  expect(formAnswers.map(({ path }) => path).toSorted()).toEqual(
    Object.values(paths)
      .flatMap((answers) => Object.values(answers))
      .toSorted(),
  );
  for (const { path } of formAnswers)
    for (const { document } of testedPages) expect(document.querySelector(`a[href^="${path}"]`)).toBeNull();
});

test.each(formAnswers.map((page) => [page.path, page] as const))(
  '%s stays out of search, runs no script but what forgets a draft and gives the phone',
  (path, { document }) => {
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    const isReceived = path.endsWith('/received');
    expect(
      [...document.querySelectorAll('[data-island]')].map((island) => island.getAttribute('data-island')),
    ).toEqual(isReceived ? ['received'] : []);
    expect(scriptsIn(document)).toHaveLength(isReceived ? 1 : 0);
    expect(textIn(document.querySelector('main a[href^="tel:"]'))).toContain(company.phone);
  },
);

test.each(['contact', 'registration'] as const)(
  '%s: every reason has its sentence, and success is told',
  (form) => {
    const { document } = answerAt(paths[form].notSent);
    const shown = [...document.querySelectorAll('main p[id]')].map(({ id, textContent }) => [
      id,
      textContent,
    ]);
    expect(Object.fromEntries(shown)).toEqual({ ...notSentReasons[form], ...notSentReasons.both });
    const main = textIn(answerAt(paths[form].received).document.querySelector('main'));
    for (const words of [received[form].title, received[form].description, received[form].heading])
      expect(main).toContain(words);
  },
);
