import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { placeInFile } from '@/lib/routes/place-in-file';
import { attributesOf, faultsIn, out, pageAt, testedPages, testedSheets, unlistedPages } from './built-site';

const origin = 'http://site';

const linksOf = (path: string) =>
  attributesOf(pageAt(path).document, 'a[href]', 'href')
    .filter((href) => /^[/#?]/.test(href))
    .map((href) => new URL(href, `${origin}${path}`));

const built = new Map(
  [...testedPages, ...testedSheets, ...unlistedPages].map((page) => [page.path, page.document]),
);
const isPublished = (pathname: string) =>
  built.has(pathname) || statSync(join(out, pathname), { throwIfNoEntry: false })?.isFile();

const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('content', name));

/** The line of content with a link, or with its fragment if code puts the link together. */
const placeOf = (href: string) => {
  for (const text of [href, href.replace(/^.*#/, '')]) {
    const file = contentFiles.find((name) => readFileSync(name, 'utf8').includes(`'${text}'`));
    if (file) return ` (${placeInFile(file, text)})`;
  }
  return '';
};

test('no page has a dead link, a dead fragment or a missing file', () => {
  expect(
    faultsIn(testedPages, ({ path, document }) => {
      const dead = linksOf(path).filter(({ pathname, hash }) => {
        const id = decodeURIComponent(hash.slice(1));
        return id === '' ? !isPublished(pathname) : !built.get(pathname)?.getElementById(id);
      });
      const files = [
        ...attributesOf(document, '[src]', 'src'),
        ...attributesOf(document, '[srcset]', 'srcset').flatMap((sources) =>
          sources.split(',').map((source) => source.trim().replace(/ .*/, '')),
        ),
        ...attributesOf(document, 'link[href]', 'href'),
      ];
      return [
        ...dead.map(
          ({ pathname, hash }) =>
            `${pathname}${hash} does not exist${placeOf(pathname + hash)}. Correct the link, or add the ${isPublished(pathname) ? 'section: its heading or `id` makes the fragment' : 'page'}.`,
        ),
        ...files
          .filter((file) => file.startsWith('/') && !isPublished(new URL(file, origin).pathname))
          .map((file) => `${file} does not exist. Add it to the folder public, or correct its name.`),
      ];
    }),
  ).toEqual([]);
});

test('every page is at most three clicks away from the home page', () => {
  const listed = testedPages.map(({ path }) => path);
  let reached = ['/'];
  for (const _click of [1, 2, 3]) {
    const linked = new Set(reached.flatMap((path) => linksOf(path).map(({ pathname }) => pathname)));
    reached = listed.filter((path) => linked.has(path));
  }
  expect(
    listed
      .filter((path) => !reached.includes(path))
      .map(
        (path) =>
          `${path} is more than three clicks away. Link to it from another page or content/menus.ts, or mark it \`unlisted: true\` in content.`,
      ),
  ).toEqual([]);
});
