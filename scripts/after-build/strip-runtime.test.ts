import { parsePage, toMarkup } from './html';
import { HydrationMismatch, islandsOn, stripRuntime } from './strip-runtime';

const islands = ['ContactForm', 'AuthProvider'];

const page = (payload = '') =>
  parsePage(`<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">
    <link rel="preload" as="script" href="/_next/static/chunks/a.js">
    <link rel="preload" as="image" href="/machines/dumper.svg">
    <script src="/_next/static/chunks/a.js" async=""></script></head>
    <body><div hidden=""><!--$--><!--/$--></div><main>Words<!-- --> kept</main>
    <script type="application/ld+json">{"@context":"https://schema.org"}</script>
    <script type="speculationrules">{"prerender":[]}</script>
    <script>self.__next_f.push([1,"12:I[68027,[\\"$f\\"],\\"default\\"]\\n${payload}"])</script></body></html>`);

const withIsland = () => page(String.raw`13:I[5,[\"$f\"],\"ContactForm\"]\n`);

test('a content page keeps its words and its data, and loses everything that runs', () => {
  const document = page();
  stripRuntime(document, '/about', false, islands);
  const markup = toMarkup(document);
  expect(markup).toContain('Words kept');
  expect(markup).toContain('application/ld+json');
  expect(markup).toContain('speculationrules');
  expect(markup).toContain('as="image"');
  expect(markup).not.toMatch(/_next|__next_f|as="script"|<!--|hidden/);
});

test('a form page stays as it was built', () => {
  const document = withIsland();
  const before = toMarkup(document);
  stripRuntime(document, '/contact', true, islands);
  expect(toMarkup(document)).toBe(before);
});

test('the islands of a page are read from its payload', () => {
  expect(islandsOn(withIsland(), islands)).toEqual(['ContactForm']);
  expect(islandsOn(page(), islands)).toEqual([]);
});

test('an island on a content page stops the build with the name of the page', () => {
  expect(() => stripRuntime(withIsland(), '/about', false, islands)).toThrow(HydrationMismatch);
  expect(() => stripRuntime(withIsland(), '/about', false, islands)).toThrow(
    '/about carries ContactForm but is not in app/(interactive).',
  );
});

test('a form page without an island stops the build as well', () => {
  expect(() => stripRuntime(page(), '/contact', true, islands)).toThrow(
    '/contact stands in app/(interactive) but has no island. Move it to app/(content).',
  );
});
