import { auditSite, factsOf, linksInto, type PageFacts } from './audit';

const description =
  'A description that is long enough to say what the page is about, and no longer than that.';

const page = (path: string, fields: Partial<PageFacts> = {}): PageFacts => ({
  path,
  title: `Title of ${path}`,
  description: `${description} ${path}`,
  words: 100,
  linksTo: ['/', '/a', '/b'].filter((other) => other !== path),
  schemaTypes: ['WebPage'],
  imagesWithoutAlt: [],
  ...fields,
});

const site = (fields: Partial<PageFacts> = {}) => [page('/'), page('/a', fields), page('/b')];

test('a site without problems has no findings and no notices', () => {
  expect(auditSite(site())).toEqual({ findings: [], notices: [] });
});

test.each<[string, Partial<PageFacts>, RegExp]>([
  ['a missing title', { title: '' }, /^\/a: has no title/],
  ['a short description', { description: 'Short.' }, /^\/a: description of 6 characters/],
  ['a long description', { description: 'x'.repeat(156) }, /^\/a: description of 156 characters/],
  ['no structured data', { schemaTypes: [] }, /^\/a: has no structured data/],
  ['an image without alternative text', { imagesWithoutAlt: ['/x.svg'] }, /^\/a: image \/x\.svg/],
  ['a title used twice', { title: 'Title of /' }, /^\/a: has the title of \//],
  ['a description used twice', { description: `${description} /` }, /^\/a: has the description of \//],
])('%s is a finding', (_name, fields, sentence) => {
  const { findings } = auditSite(site(fields));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(sentence);
});

test('a page that only one other links to is a finding', () => {
  const pages = [page('/', { linksTo: ['/a'] }), page('/a'), page('/b')];
  expect(linksInto(pages).get('/b')).toBe(1);
  expect(auditSite(pages).findings).toEqual(['/b: linked from 1 of the other pages, wanted at least 2.']);
});

test('a long title is a notice, unless the family fixes its form', () => {
  const title = 'x'.repeat(61);
  expect(auditSite(site({ title })).notices).toHaveLength(1);
  expect(auditSite([...site(), page('/locations/x', { title })]).notices).toEqual([]);
});

test('the facts of a page are read from its markup', () => {
  const document = new DOMParser().parseFromString(
    `<title>One &amp; two</title><meta name="description" content="About it.">
     <script type="application/ld+json">{"@graph":[{"@type":"WebPage"},{"@type":"BreadcrumbList"}]}</script>
     <nav><a href="/b">B</a><a href="/a#x">here</a></nav>
     <main><h1>Three – words, here</h1><p>and</p><p>two</p><script>not read</script>
     <a href="/b?service=x">B again</a><a href="https://other.site/">O</a><a href="//other.site/">P</a>
     <img src="/1.svg" alt=""><img src="/2.svg"></main>`,
    'text/html',
  );
  expect(factsOf({ path: '/a', document })).toEqual({
    path: '/a',
    title: 'One & two',
    description: 'About it.',
    words: 9,
    linksTo: ['/b'],
    schemaTypes: ['WebPage', 'BreadcrumbList'],
    imagesWithoutAlt: ['/2.svg'],
  });
});
