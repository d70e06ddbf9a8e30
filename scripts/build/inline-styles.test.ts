import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { parsePage } from '../shared/built-site/parsed-page.ts';
import { inlineStyles } from './inline-styles.ts';

const { at, write } = temporaryFolder();

const rulesLeft = (css: string, body: string, code = '') => {
  write('styles/a.css', css);
  const page = parsePage(`<html><head><link rel="stylesheet" href="/styles/a.css"></head>${body}</html>`);
  inlineStyles(page, at(), code);
  return /<head><style>(.*)<\/style><\/head>/s.exec(page.html.toString())?.[1];
};

test.each([
  ['a class', String.raw`.sm\:flex{display:flex}`, '<i class="b sm:flex"></i>'],
  ['an id', '#main{margin:0}', '<main id="main"></main>'],
  ['an attribute', '[lang]{color:red}', '<p lang="cy"></p>'],
  ['what a visitor can open', 'details[open]>summary{color:red}', '<details><summary></summary></details>'],
  ['whatever has the focus', ':focus-visible{outline:1px solid}', ''],
  ['a state of what is there', 'a:hover{color:red}', '<a href="/"></a>'],
  ['one of several', ':is(h1,h2){margin:0}', '<h1></h1>'],
  ['the absence of something', 'p:not(.x){margin:0}', '<p></p>'],
  ['what holds something', 'p:has(>.x){margin:0}', '<p><i class="x"></i></p>'],
  ['what is beside something', 'p:has(+q>.x){margin:0}', '<p></p><q><i class="x"></i></q>'],
  ['what is beside one of several', 'p:has(+:is(q,.x)){margin:0}', '<p></p><q></q>'],
  ['what a visitor can close', 'details:not([open])>p{margin:0}', '<details open><p></p></details>'],
  ['what holds the target of the URL', 'p:not(:has(:target)){margin:0}', '<p><i id="x"></i></p>'],
])('keeps a rule for %s', (_, css, body) => {
  expect(rulesLeft(css, body)).toBe(css);
});

test.each([
  ['a class', '.a{color:red}', '<p></p>'],
  ['a descendant', 'q p{color:red}', '<p></p>'],
  ['any of several', ':where(.a>:not(:last-child),q){margin:0}', '<p></p>'],
  ['something inside', 'p:has(>.x){margin:0}', '<p></p>'],
])("removes a rule for %s that the page doesn't contain", (_, css, body) => {
  expect(rulesLeft(css, body)).toBe('');
});

test.each([
  ['an element', 'output{color:red}', 'a("output",{})'],
  ['a class', String.raw`.sm\:pt-\[3px\]{color:red}`, 'a("p",{className:"b sm:pt-[3px]"})'],
  ['a class that depends', '.late{color:red}', 'a("p",{className:`b ${c?"late":""}`})'],
  ['a class that is a key', '.late{color:red}', 'a("p",{className:clsx({late:c})})'],
  ['an attribute', '[readonly]{color:red}', 'a("p",{readOnly:!0})'],
  ['an attribute with a dash', '[aria-busy=true]{color:red}', 'a("p",{"aria-busy":b})'],
  ['what holds an element', 'p:has(>output){color:red}', 'a("output",{})'],
])('keeps a rule for %s if code could add it', (_, css, code) => {
  expect(rulesLeft(css, '<p></p>', code)).toBe(css);
  expect(rulesLeft(css, '<p></p>')).toBe('');
});

test('makes URLs absolute, removes unused properties and keeps the older media query syntax', () => {
  expect(
    rulesLeft(
      '@font-face{font-family:X;src:url(../x.woff2)}:root{--read:1;--unread:2}@media (min-width:1px){p{order:var(--read)}}',
      '<p></p>',
    ),
  ).toBe(
    '@font-face{font-family:X;src:url(/x.woff2)}:root{--read:1}@media (min-width:1px){p{order:var(--read)}}',
  );
});

test('writes the border style instead of the property that Tailwind has for it', () => {
  const layer = '@layer properties{@supports (color:red){*,:before{--tw-border-style:solid}}}';
  const registered = '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}';
  const rule = '.a{border-top-style:var(--tw-border-style);border-top-width:2px}';
  expect(rulesLeft(layer + rule + registered, '<p class="a"></p>')).toBe(
    '.a{border-top-style:solid;border-top-width:2px}',
  );
});

test('keeps only the animations that a rule uses', () => {
  const used = '@keyframes rise{to{top:0}}.a{animation:1s rise}';
  expect(rulesLeft(`@keyframes fall{to{top:1px}}${used}`, '<p class="a"></p>')).toBe(used);
});

test('merges measured styles into the same style element', () => {
  write('styles/a.css', 'p{margin:0}');
  const page = parsePage(
    '<html><head><link rel="stylesheet" href="/styles/a.css"><style data-precedence="measured">.a{--width:2}</style></head><p class="a"></p></html>',
  );
  inlineStyles(page, at(), '');
  expect(page.html.toString()).toContain('<head><style>p{margin:0}.a{--width:2}</style></head>');
});
