import { parse } from 'postcss';
import { company } from '@/content/company.ts';
import { appIconPath, brandMarkPath } from '@/lib/images/drawing-paths.ts';
import { allPages } from '@/lib/pages/pages.ts';
import {
  attributesOf,
  faultsIn,
  gzipSize,
  missingElements,
  pageAt,
  resultPages,
  scriptsIn,
  testedPages,
  testedSheets,
  textIn,
  tooHeavy,
  unlistedPages,
} from './built-site.ts';

const unlistedPaths = [...testedSheets, ...resultPages, ...unlistedPages];
const everyPage = [...testedPages, ...unlistedPaths];

const without = (paths: readonly string[], others: readonly string[]) =>
  paths.filter((path) => !others.includes(path));

test('the built pages are exactly those in content', () => {
  const builtPaths = [...testedPages, ...unlistedPages].map(({ path }) => path);
  const listedPaths = allPages.map(({ path }): string => path);
  expect([
    ...without(builtPaths, listedPaths).map(
      (path) =>
        `${path} is not in the sitemap. List it in fixedPaths in content/paths.ts and in content/pages/index.ts. If only people with its address should find it, add \`unlisted: true\` to its file.`,
    ),
    ...without(listedPaths, builtPaths).map(
      (path) => `${path} is in content/paths.ts, but was not built. Add its page in app, or delete its slug.`,
    ),
  ]).toEqual([]);
});

test('every page is small enough for a slow phone connection', () => {
  const heavy = everyPage.filter(({ html }) => gzipSize(html) >= tooHeavy);
  expect(
    faultsIn(heavy, ({ html }) => [
      `${(gzipSize(html) / 1024).toFixed(1)} KB of HTML, compressed. Move a part of it to another page, or raise tooHeavy in tests/export/built-site.ts.`,
    ]),
  ).toEqual([]);
});

test('no media query contains “not” inside a condition, because Safari supports it only from 16.4', () => {
  expect(
    faultsIn(everyPage, ({ html }) =>
      [...html.matchAll(/@media[^{]*(?:and|,|\() ?\(?not[^{]*/g)].map(
        ([query]) => `${query}. Nest the conditions, or write max-height in place of <.`,
      ),
    ),
  ).toEqual([]);
});

test('a page loads only the code of its own islands, and only once it has loaded', () => {
  expect(
    faultsIn(everyPage, ({ document }) => [
      ...scriptsIn(document).slice(document.querySelector('[data-island]') ? 1 : 0),
      ...attributesOf(document, '[rel="modulepreload"], [rel="preload"][as="script"]', 'href'),
    ]),
  ).toEqual([]);
});

test("the policy comes first in the head and doesn't allow unsafe-inline", () => {
  expect(
    faultsIn(everyPage, ({ document }) => {
      const meta = document.querySelector('[charset]:first-child + [http-equiv="Content-Security-Policy"]');
      const directives = (meta?.getAttribute('content') ?? '').split('; ');
      return [
        ...["default-src 'self'", "object-src 'none'", "base-uri 'none'"].filter(
          (directive) => !directives.includes(directive),
        ),
        ...directives.filter((directive) => directive.includes("'unsafe-")),
      ];
    }),
  ).toEqual([]);
});

test('the head describes the page before its styles, because chat apps read only the start', () => {
  expect(
    faultsIn(everyPage, ({ document }) => {
      const elements = [...document.head.children];
      const afterStyles = elements.slice(elements.findIndex(({ tagName }) => tagName === 'STYLE'));
      return afterStyles
        .filter((element) => element.matches('title, meta, link'))
        .map(({ outerHTML }) => outerHTML);
    }),
  ).toEqual([]);
});

test('nothing is animated if the visitor prefers reduced motion', () => {
  expect(
    faultsIn(testedPages, ({ document }) => {
      const styles = parse([...document.querySelectorAll('style')].map(textIn).join('\n'));
      styles.walkAtRules('media', (rule) => {
        if (/prefers-reduced-motion:\s*no-preference/.test(rule.params)) rule.remove();
      });
      const moving =
        /(?<![\w-])(?:animation|transition)(?:-name|-property)?:\s*(?!none\b)[^;}]+|@view-transition/g;
      return styles.toString().match(moving) ?? [];
    }),
  ).toEqual([]);
});

test('images have alt text, a width and a height, and ids are unique', () => {
  expect(
    faultsIn(testedPages, ({ document }) => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return [
        ...[...document.querySelectorAll('img:not([width][height][alt])')].map(({ outerHTML }) => outerHTML),
        ...ids
          .filter((id, index) => ids.indexOf(id) !== index)
          .map(
            (id) =>
              `The id ${id} is on the page twice. Change a heading, or set \`id\` in content (\`fragment\` in the variants of a machine).`,
          ),
      ];
    }),
  ).toEqual([]);
});

test('no page has an empty list', () => {
  expect(
    faultsIn(testedPages, ({ document }) =>
      [...document.querySelectorAll('ul:empty, ol:empty, dl:empty')].map(({ outerHTML }) => outerHTML),
    ),
  ).toEqual([]);
});

test('every page has a heading, a title, a description and icons', () => {
  const elements = [
    'h1',
    `[rel="icon"][href="${brandMarkPath}"]`,
    `[rel="apple-touch-icon"][href="${appIconPath}"]`,
  ];
  const faults = allPages.flatMap(({ path, title, description }) =>
    faultsIn([pageAt(path)], ({ document }) => [
      ...[document.title].filter((text) => text !== `${title} | ${company.shortName}`),
      ...missingElements(
        document,
        `meta[name="description"][content=${JSON.stringify(description)}]`,
        ...elements,
      ),
      ...Object.entries({ title: title.slice(50), description: description.slice(155) }).flatMap(
        ([name, rest]) =>
          rest
            ? `Its ${name} in content is too long for search results, which would cut off “${rest}”. Shorten it by ${rest.length}.`
            : [],
      ),
    ]),
  );
  const repetitions = (['title', 'description'] as const).flatMap((name) =>
    allPages.flatMap((page, index) => {
      const other = allPages.slice(0, index).find((before) => before[name] === page[name]);
      return other
        ? `${page.path} has the ${name} of ${other.path}. Write another ${name} in its file in content.`
        : [];
    }),
  );
  expect([...faults, ...repetitions]).toEqual([]);
});

test('checklists and result pages of forms are not indexed', () => {
  expect(
    faultsIn(unlistedPaths, ({ document }) =>
      missingElements(
        document,
        'meta[name="robots"][content*="noindex"]',
        'head:not(:has([rel="canonical"]))',
      ),
    ),
  ).toEqual([]);
});

test('a machine page links to the contact form, the phone number and its tickets', () => {
  expect(
    faultsIn(
      testedPages.filter(({ path }) => path.startsWith('/services/')),
      ({ path, document }) =>
        missingElements(
          document,
          'main a[href^="/contact"]',
          'main a[href^="tel:"]',
          `main a[href="/which-ticket#${path.split('/').at(-1)}"]`,
        ),
    ),
  ).toEqual([]);
});
