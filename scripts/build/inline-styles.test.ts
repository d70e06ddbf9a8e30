import { temporaryFolder } from '@/tests/temporary-folder';
import { parsePage } from './html';
import { inlineStyles } from './inline-styles';

const { at, write } = temporaryFolder();

const rulesLeft = (css: string, body: string, code = '') => {
  write('styles/a.css', css);
  const page = parsePage(`<html><head><link rel="stylesheet" href="/styles/a.css"></head>${body}</html>`);
  inlineStyles(page, at(), code);
  return /<head><style>(.*)<\/style><\/head>/s.exec(page.text.toString())?.[1];
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
  ['a class', '.a{color:red}', '<a></a>'],
  ['a descendant', 'q p{color:red}', '<p></p>'],
  ['any of several', ':where(.a>:not(:last-child),q){margin:0}', '<p></p>'],
  ['something inside', 'p:has(>.x){margin:0}', '<p></p>'],
  ['something beside it', 'p:has(+q){margin:0}', '<p><i></i><q></q></p>'],
  ['one element inside another', 'p q:hover{color:red}', '<p></p><q></q>'],
  ['a third child', 'p>:nth-child(3){color:red}', '<p><i></i><i></i></p>'],
  ['a part of a control', '::placeholder{color:red}', '<p></p>'],
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

test.each([
  ['a variable', '.late{color:red}', 'let late=a.late(late)'],
  ['an element inside the element of a class', '.b>p{color:red}', 'a("i",{className:"b"})'],
])("removes a rule for %s if code can't add it", (_, css, code) => {
  expect(rulesLeft(css, '<p></p>', code)).toBe('');
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

test('keeps a font with a unicode-range only if the page contains one of its characters', () => {
  const rule = '@font-face{font-family:X;src:url(/x.woff2);unicode-range:U+C0-D6,U+EA-52F}';
  expect(rulesLeft(rule, '<h1>Józef</h1>')).toBe(rule);
  expect(rulesLeft(rule, '<h1>Joseph, café</h1>')).toBe('');
});

test('replaces a registered property that is never set with its initial value or the fallback', () => {
  const registered =
    '@property --kind{syntax:"*";inherits:false;initial-value:solid}@property --high{syntax:"*";inherits:false}';
  const layer = '@layer properties{@supports (color:red){*{--kind:solid;--high:initial}}}';
  const rules = '.a{border-style:var(--kind);line-height:var(--high,1.5)}';
  expect(rulesLeft(`${layer}${rules}${registered}`, '<p class="a"></p>')).toBe(
    '@layer properties;.a{border-style:solid;line-height:1.5}',
  );
  const setting = '.b{--kind:dashed;--high:2}';
  expect(rulesLeft(`${rules}${setting}${registered}`, '<p class="a b"></p>')).toBe(
    `${rules}${setting}${registered}`,
  );
});

test('replaces a property that Tailwind neither registers nor sets with the fallback', () => {
  const rule = '.a{line-height:var(--tw-leading,1.5)}';
  expect(rulesLeft(rule, '<p class="a"></p>')).toBe('.a{line-height:1.5}');
  const setting = '.b{--tw-leading:2}';
  expect(rulesLeft(rule + setting, '<p class="a b"></p>')).toBe(rule + setting);
});

test('keeps the unit of a zero length in calc()', () => {
  const registered = '@property --gap{syntax:"<length>";inherits:false;initial-value:0}';
  expect(rulesLeft(`.a{width:calc(1vw + var(--gap))}${registered}`, '<p class="a"></p>')).not.toContain(
    '+ 0)',
  );
});

test('merges measured styles into the same style element', () => {
  write('styles/a.css', 'p{margin:0}');
  const page = parsePage(
    '<html><head><link rel="stylesheet" href="/styles/a.css"><style data-precedence="measured">.a{--long:2}</style></head><p class="a"></p></html>',
  );
  inlineStyles(page, at(), '');
  expect(page.text.toString()).toContain('<head><style>p{margin:0}.a{--long:2}</style></head>');
});
