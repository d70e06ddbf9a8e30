import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';
import { filesBelow } from '@/scripts/shared/built-site/built-pages.ts';
import { byLevel } from '../helpers/test-level.ts';
import {
  faultsIn,
  out,
  pageAt,
  resultPages,
  testedPages,
  testedSheets,
  unlistedPages,
} from './built-site.ts';
import type { BuiltPage } from './export-environment.ts';

/** Each changed rule has its reason. Anything else is an error. */
const rules = {
  // React writes void elements, attribute names and boolean attributes in its own style. Browsers read both.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  // Safari removes the role of a table or list if CSS changes its display.
  'no-redundant-role': 'off',
  // CSS prevents line breaks in phone numbers, because copied non-breaking spaces confuse phone apps.
  'tel-non-breaking': 'off',
  // every-page.test.ts tests the length of titles. Checklists have long ones, because browsers print them.
  'long-title': 'off',
  // Lists may have a name.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // An id may begin with a digit. Headings of numbered sections do.
  'valid-id': ['error', { relaxed: true }],
  // The checkboxes of a group share their name.
  'form-dup-name': ['error', { shared: ['checkbox', 'radio'] }],
} satisfies RuleConfig;

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: { ...rules } }),
);

/** Skips the content of styles and scripts, which is most of a page. */
const withoutCode = (html: string) => html.replaceAll(/(<(style|script)\b[^>]*>)[^]*?(?=<\/\2>)/g, '$1');

const errorsIn = (html: string) =>
  validator
    .validateStringSync(withoutCode(html))
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
    );

/** What most rules for an element depend on: not on the values of attributes, nor on the order of children. */
const shapeOf = (element: Element) =>
  [
    element.parentElement?.localName,
    element.localName,
    ...element.getAttributeNames().toSorted(),
    ...new Set([...element.children].map(({ localName }) => localName)),
    element.textContent?.trim() ? 'text' : '',
  ].join(' ');

/** The pages that contain a shape which no earlier page has. */
const distinctPages = (pages: readonly BuiltPage[]) => {
  const knownShapes = new Set<string>();
  return pages.filter(({ document }) => {
    const before = knownShapes.size;
    for (const element of document.querySelectorAll('*:not(svg *)')) knownShapes.add(shapeOf(element));
    return knownShapes.size > before;
  });
};

// `npm test` leaves out pages whose elements are all like those of other pages. It misses an invalid value of an attribute that
// only one of these pages has.
test('every page is valid HTML', () => {
  const pages = [...testedPages, ...testedSheets, ...resultPages, ...unlistedPages, pageAt('/404')];
  expect(faultsIn(byLevel(distinctPages(pages), pages), ({ html }) => errorsIn(html))).toEqual([]);
});

/** Clients request these files without a link. Hosts read those that start with an underscore. */
const isRequestedByName = (path: string) =>
  /^\/(?:robots\.txt|\.well-known\/.+|_headers|_redirects(?:\.map)?)$/.test(path);

test('pages or other files refer to every published file', () => {
  const files = filesBelow(out).map((file) => `/${file.replaceAll('\\', '/')}`);
  const references = files
    .filter((file) => /\.(?:html|js|txt)$/.test(file))
    .map((file) => readFileSync(join(out, file), 'utf8'))
    .join('\n');
  // Owners may put files in `public` that only other services request, and keep drawings of pages that they removed.
  const filesOfOwner = new Set(filesBelow('public').map((file) => `/${file.replaceAll('\\', '/')}`));
  const unused = files.filter(
    (file) =>
      !/\.(?:html|br|gz)$/.test(file) &&
      !filesOfOwner.has(file) &&
      !file.startsWith('/drawings/') &&
      !isRequestedByName(file) &&
      // Modules of islands import each other by relative paths.
      ![file, `"./${file.split('/').at(-1)}"`].some((reference) => references.includes(reference)),
  );
  expect(unused).toEqual([]);
});
