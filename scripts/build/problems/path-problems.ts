import { readdirSync } from 'node:fs';
import { familyPaths, fixedPaths, slugs } from '@/content/paths.ts';
import { placeInFile } from '../../shared/place-in-file.ts';

const part = '[a-z0-9]+(?:-[a-z0-9]+)*';

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?:^|\/)page\.tsx$/.test(name) && !/\[(?!slug\]\/page)|[%(_]/.test(name))
    .map((name) => `/${name.replace(/\/?page\.tsx$/, '')}`);

const pagesInContent: readonly string[] = [
  ...fixedPaths,
  ...Object.values(familyPaths).map((path) => `${path}/[slug]`),
];

/** Folders with a page that content doesn't list, and pages and families of content without a folder. */
export const folderProblems = (app = 'app', contentPages = pagesInContent): readonly string[] => {
  const pagesInApp = pagesIn(app);
  const fileOf = (path: string) => `app${path === '/' ? '' : path}/page.tsx`;
  const isFamily = (path: string) => path.endsWith('/[slug]');
  return [
    ...pagesInApp
      .filter((path) => !contentPages.includes(path))
      .map((path) =>
        isFamily(path)
          ? `${fileOf(path)}: familyPaths in content/paths.ts has no family at ${path.replace('/[slug]', '')}. Add it, as docs/adding-a-family.md explains.`
          : `${fileOf(path)}: ${path} is missing in content. Add it to fixedPaths in content/paths.ts, and its texts to content/pages, as docs/adding-a-page.md explains. With \`unlisted: true\`, it stays out of the sitemap.`,
      ),
    ...contentPages
      .filter((path) => !pagesInApp.includes(path))
      .map(
        (path) =>
          `${placeInFile('content/paths.ts', path.replace('/[slug]', ''))}: ${path} has no page. Add ${fileOf(path)}, or remove the line.`,
      ),
  ];
};

/** Web pages that the owner saved in `public`, such as a file with which Google verifies a domain. */
export const publicProblems = (folder = 'public'): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map(
      (name) =>
        `public/${name.replaceAll('\\', '/')}: web pages in this folder cannot be published. To verify your domain, use a DNS record or a meta tag (docs/going-live.md#8-check-the-live-site). To add a page, see docs/adding-a-page.md.`,
    );

/**
 * Paths that mean something else in a URL (`#`, `?`, `%`), that hosts treat differently (capitals, dots, other letters)
 * or that need encoding, and duplicates. `fixed` are whole paths, and `byFamily` the last parts of the others.
 */
export const pathProblems = (
  fixed: readonly string[] = fixedPaths,
  byFamily: Readonly<Record<string, readonly string[]>> = slugs,
): readonly string[] =>
  [
    { file: 'content/paths.ts', list: fixed, allowed: new RegExp(`^(?:/|(?:/${part})+)$`) },
    ...Object.entries(byFamily).map(([family, list]) => ({
      file: `content/${family}/slugs.ts`,
      list,
      allowed: new RegExp(`^${part}$`),
    })),
  ].flatMap(({ file, list, allowed }) => [
    ...list
      .filter((path, index) => list.indexOf(path) !== index)
      .map((path) => `${placeInFile(file, path)}: "${path}" is in its list twice. Remove one.`),
    ...list
      .filter((path) => !allowed.test(path))
      .map(
        (path) =>
          `${placeInFile(file, path)}: "${path}" cannot be part of an address. Use lower-case letters, digits and single hyphens, like dumper-operators.`,
      ),
  ]);
