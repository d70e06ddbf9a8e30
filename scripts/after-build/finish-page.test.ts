import { finishPage } from './finish-page';

const still = {
  path: '/about',
  islands: ['Form'],
  interactive: false,
  connect: 'https://db.example',
} as const;

const read = () => 'p{margin:0}q{margin:1px}';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><link rel="stylesheet" href="/a.css"></head><body>${body}</body></html>`;

test('a content page leaves with its words, the rules they need, and a policy without scripts', () => {
  const finished = finishPage(page('<p>Words</p><script>self.__next_f.push([0])</script>'), still, read);
  expect(finished).toContain('<style>p{margin:0}</style>');
  expect(finished).toContain("script-src 'none'");
  expect(finished).toContain('<body><p>Words</p></body>');
});

test('a form page keeps its code and may call the database', () => {
  const body = String.raw`<p>Words</p><script src="/a.js" async=""></script><script>self.__next_f.push([1,"1:I[1,[],\"Form\"]"])</script>`;
  const finished = finishPage(page(body), { ...still, path: '/contact', interactive: true }, read);
  expect(finished).toContain('<link rel="stylesheet" href="/a.css">');
  expect(finished).toContain("style-src 'self'");
  expect(finished).toContain('/a.js');
  expect(finished).toContain("connect-src 'self' https://db.example");
});

test('what the policy would refuse stops the build with the name of the page', () => {
  expect(() => finishPage(page('<p style="margin:0"></p>'), still, read)).toThrow(
    '/about has <p style="margin:0">, which the security policy refuses.',
  );
});
