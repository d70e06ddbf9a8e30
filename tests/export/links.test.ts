import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  attributesOf,
  out,
  pageAt,
  placeOf,
  testedPages,
  testedSheets,
  unlistedPages,
} from './built-site.ts';

const origin = 'http://site';

const linksOf = (path: string) =>
  attributesOf(pageAt(path).document, 'a[href]', 'href')
    .filter((href) => /^[/#?]/.test(href))
    .map((href) => new URL(href, `${origin}${path}`));

const documents = new Map(
  [...testedPages, ...testedSheets, ...unlistedPages].map((page) => [page.path, page.document]),
);
const isPublished = (pathname: string) =>
  documents.has(pathname) || statSync(join(out, pathname), { throwIfNoEntry: false })?.isFile();

/** The line of content with a link, or with its fragment if code puts the link together. */
const placeOfLink = (href: string) => placeOf(`'${href}'`) || placeOf(`'${href.replace(/^.*#/, '')}'`);

const publicFiles = readdirSync('public', { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`);

const cureOf = (target: string) => {
  const [pathname = '', fragment = ''] = target.split('#');
  const other = publicFiles.find((name) => name.toLowerCase() === pathname.toLowerCase());
  if (other) return `public${other} differs only in capitals: rename it, or correct the link.`;
  if (pathname.startsWith('/drawings/'))
    return `Save the drawing as content${pathname}, or change its name in content.`;
  if (/\.\w+$/.test(pathname)) return 'Save the file in the folder public, or correct the link.';
  if (!isPublished(pathname)) return 'Correct the link, or add the page.';
  const moved = [...documents].flatMap(([path, page]) =>
    fragment && page.getElementById(fragment) ? `${path}#${fragment}` : [],
  );
  if (moved.length === 1) return `Change it to ${moved[0]} everywhere in content, or add the section.`;
  const ids = attributesOf(documents.get(pathname)!, 'main [id]', 'id').map((id) => `#${id}`);
  return `Correct the link everywhere in content, or add the section. If its heading has changed, \`id: '${fragment}'\` in the section keeps the address. The page has ${ids.join(', ')}.`;
};

test('no page has a dead link, a dead fragment or a missing file', () => {
  const pagesOf = new Map<string, string[]>();
  for (const { path, document } of testedPages) {
    const dead = linksOf(path).filter(({ pathname, hash }) => {
      const id = decodeURIComponent(hash.slice(1));
      return id === '' ? !isPublished(pathname) : !documents.get(pathname)?.getElementById(id);
    });
    const files = [
      ...attributesOf(document, '[src]', 'src'),
      ...attributesOf(document, '[srcset]', 'srcset').flatMap((sources) =>
        sources.split(',').map((source) => source.trim().replace(/ .*/, '')),
      ),
      ...attributesOf(document, 'link[href]', 'href'),
    ].filter((file) => file.startsWith('/') && !isPublished(new URL(file, origin).pathname));
    for (const target of new Set([...dead.map(({ pathname, hash }) => pathname + hash), ...files]))
      pagesOf.set(target, [...(pagesOf.get(target) ?? []), path]);
  }
  expect(
    [...pagesOf].map(([target, [first, ...others]]) => {
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return `${target} does not exist. It is on ${first}${more}${placeOfLink(target)}. ${cureOf(target)}`;
    }),
  ).toEqual([]);
});

test('every page is at most three clicks away from the home page', () => {
  const listedPaths = testedPages.map(({ path }) => path);
  let reachedPaths = ['/'];
  for (let click = 1; click <= 3; click += 1) {
    const linkedPaths = new Set(
      reachedPaths.flatMap((path) => linksOf(path).map(({ pathname }) => pathname)),
    );
    reachedPaths = listedPaths.filter((path) => linkedPaths.has(path));
  }
  expect(
    listedPaths
      .filter((path) => !reachedPaths.includes(path))
      .map(
        (path) =>
          `${path} is more than three clicks away. Link to it from another page or content/menus.ts, or mark it \`unlisted: true\` in content.`,
      ),
  ).toEqual([]);
});
