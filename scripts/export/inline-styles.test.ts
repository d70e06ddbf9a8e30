import { parseStyles } from './unused-styles';
import { parsePage } from './html';
import { inlineStyles, tokensInCode } from './inline-styles';

const inlined = (css: string, body: string, { address = '/a.css', code = '' } = {}) => {
  const page = parsePage(
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="${address}" data-precedence="next"></head><body>${body}</body></html>`,
  );
  inlineStyles(page, (asked) => parseStyles(css, asked), tokensInCode(code));
  return page.text.toString();
};

const trimmed = (css: string, body: string, code?: string) =>
  /<style>(.*)<\/style>/s.exec(inlined(css, body, { code }))?.[1];

test('a linked sheet is put in its place, and its addresses hold there', () => {
  const page = inlined('@font-face{font-family:X;src:url(../media/x.woff2)}p{margin:0}', '<p></p>', {
    address: '/_next/chunks/a.css',
  });
  expect(page).toContain(
    '<head><style>@font-face{font-family:X;src:url(/_next/media/x.woff2)}p{margin:0}</style></head>',
  );
});

test.each([
  ['a class', '.a{color:red}', '<i class="b a"></i>'],
  ['an escaped class', String.raw`.sm\:flex{display:flex}`, '<i class="sm:flex"></i>'],
  ['an attribute', '[lang]{color:red}', '<p lang="cy"></p>'],
  ['what a visitor can open', 'details[open]>summary{color:red}', '<details><summary></summary></details>'],
  ['whatever has the focus', ':focus-visible{outline:1px solid}', ''],
  ['a state of what is there', 'a:hover{color:red}', '<a href="/"></a>'],
  ['one of several', ':is(h1,h2){margin:0}', '<h1></h1>'],
  ['the absence of something', 'p:not(.x){margin:0}', '<p></p>'],
  ['what holds something', 'p:has(>.x){margin:0}', '<p><i class="x"></i></p>'],
])('a rule about %s stays', (_, css, body) => {
  expect(trimmed(css, body)).toBe(css);
});

test.each([
  ['a class', '.a{color:red}', '<p>a</p>'],
  ['a descendant', 'q p{color:red}', '<p></p>'],
  ['any of several', ':where(.a>:not(:last-child),q){margin:0}', '<p></p>'],
  ['something inside', 'p:has(>.x){margin:0}', '<p></p>'],
  ['a part of a control', '::placeholder{color:red}', '<p></p>'],
])('a rule about %s that the page does not have goes', (_, css, body) => {
  expect(trimmed(css, body)).toBe('');
});

test.each([
  ['an element', 'output{color:red}', 'a("output",{})'],
  ['a class', String.raw`.sm\:pt-\[3px\]{color:red}`, 'a("p",{className:"b sm:pt-[3px]"})'],
  ['a class that depends', '.late{color:red}', 'a("p",{className:`b ${c?"late":""}`})'],
  ['a class that is a key', '.late{color:red}', 'a("p",{className:clsx({late:c})})'],
  ['an attribute', '[hidden]{color:red}', 'a("p",{hidden:!0})'],
  ['an attribute with a dash', '[aria-busy=true]{color:red}', 'a("p",{"aria-busy":b})'],
])('a rule about %s that code may add stays', (_, css, code) => {
  expect(trimmed(css, '<p></p>', code)).toBe(css);
  expect(trimmed(css, '<p></p>')).toBe('');
});

test('properties that nothing reads go, those that something reads stay', () => {
  const css = ':root{--used:1;--through:var(--used);--unused:2}p{order:var(--through)}';
  expect(trimmed(css, '<p></p>')).toBe(':root{--used:1;--through:var(--used)}p{order:var(--through)}');
});

test('properties that no rule sets are written out, with their initial value or else the fallback', () => {
  const fallback =
    '@layer properties{@supports (not (margin-trim:inline)){*{--set:solid;--style:solid}}}@property --style{syntax:"*";inherits:false;initial-value:solid}@property --set{syntax:"*";inherits:false;initial-value:solid}';
  expect(
    trimmed(`${fallback}p{border-style:var(--style);line-height:var(--leading,calc(7 / 5))}`, '<p></p>'),
  ).toBe('p{border-style:solid;line-height:calc(7 / 5)}');
  const kept = trimmed(`${fallback}p{--set:dashed}p:hover{border-style:var(--set)}`, '<p></p>');
  expect(kept).toContain('border-style:var(--set)');
  expect(kept).toContain('*{--set:solid}');
  expect(kept).toContain('@property --set{');
});

test('a length of nothing is written into a calculation with its unit', () => {
  const css =
    '@property --gap{syntax:"<length>";inherits:false;initial-value:0}p{width:calc(2px + var(--gap))}';
  expect(trimmed(css, '<p></p>')).toBe('p{width:calc(2px + 0px)}');
});

test('constants of the theme are written out, unless a rule sets them again', () => {
  const theme = ':root,:host{--ink:#123}';
  expect(trimmed(`${theme}p{color:var(--ink)}`, '<p></p>')).toBe('p{color:#123}');
  const kept = `${theme}p{--ink:red;color:var(--ink)}`;
  expect(trimmed(kept, '<p></p>')).toBe(kept);
});
