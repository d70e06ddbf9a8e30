import { parsePage, putBehind, remove, removeComments, replace, toMarkup } from './html';

const markup = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><script>a<b</script></head><body><p class="a &amp; b">“One” &#x27;two&#x27;<!-- --> three<br><div hidden=""><!--$--></div><svg><path d="M0 0"/><g></g></svg></body></html>`;

const pageOf = () => {
  const page = parsePage(markup);
  const find = (name: string) => {
    const element = page.elements.find(({ tagName }) => tagName === name);
    if (!element) throw new Error(`There is no ${name}.`);
    return element;
  };
  return { page, find };
};

test('what is not changed stays byte for byte', () => {
  expect(toMarkup(parsePage(markup))).toBe(markup);
});

test.each([
  ['script', '<script>a<b</script>', 'a<b'],
  ['meta', '<meta charSet="utf-8"/>', ''],
  ['br', '<br>', ''],
  ['div', '<div hidden=""><!--$--></div>', '<!--$-->'],
  ['path', '<path d="M0 0"/>', ''],
  ['svg', '<svg><path d="M0 0"/><g></g></svg>', '<path d="M0 0"/><g></g>'],
  // Closed by what follows it, since nothing else does.
  [
    'p',
    '<p class="a &amp; b">“One” &#x27;two&#x27;<!-- --> three<br>',
    '“One” &#x27;two&#x27;<!-- --> three<br>',
  ],
])('a %s is known from where it starts to where it ends', (name, whole, inside) => {
  const found = pageOf().find(name);
  expect(markup.slice(found.start, found.end)).toBe(whole);
  expect(found.inside).toBe(inside);
});

test('attributes are read as a browser reads them', () => {
  const { find } = pageOf();
  expect(find('p').attribs).toEqual({ class: 'a & b' });
  expect(find('meta').attribs).toEqual({ charset: 'utf-8' });
});

test('elements go, with all that stands in them, and so do comments', () => {
  const { page, find } = pageOf();
  remove(page, [find('div'), find('script')]);
  removeComments(page);
  expect(toMarkup(page)).toBe(
    markup
      .replace('<script>a<b</script>', '')
      .replace('<div hidden=""><!--$--></div>', '')
      .replace('<!-- -->', ''),
  );
  expect(page.elements.map(({ tagName }) => tagName)).not.toContain('script');
});

test('a style takes the place of its link, also right behind something that was put in', () => {
  const { page, find } = pageOf();
  replace(page, find('link'), 'style', 'p{}');
  putBehind(page, find('meta'), '<meta name="x">');
  expect(toMarkup(page)).toContain(
    '<head><meta charSet="utf-8"/><meta name="x"><style>p{}</style><script>a<b</script>',
  );
  expect(find('style').inside).toBe('p{}');
});
