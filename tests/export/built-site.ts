import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { interactivePaths } from '@/scripts/after-build/declared-pages';
import { builtPages } from '@/scripts/after-build/pages';

export const out = join(process.cwd(), 'out');

/** A built page with its markup, parsed as a browser would. */
export type TestedPage = { readonly path: string; readonly markup: string; readonly document: Document };

/** Every built page but 404, in order of their paths. */
export const testedPages: readonly TestedPage[] = builtPages(out)
  .filter(({ path }) => path !== '/404')
  .map(({ path, file }) => {
    const markup = readFileSync(file, 'utf8');
    return { path, markup, document: new DOMParser().parseFromString(markup, 'text/html') };
  });

/** Throws where no page was built. */
export const pageAt = (path: string): TestedPage => {
  const page = testedPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

/** Paths of the pages that may run scripts. */
export const interactive: ReadonlySet<string> = new Set(interactivePaths(process.cwd()));

/** The pages that run none. */
export const contentPages = testedPages.filter(({ path }) => !interactive.has(path));

/** Bytes after gzip at level 9. */
export const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** The text of a node, with white space collapsed. */
export const textIn = (node: { readonly textContent: string | null } | null) =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The words of a page's `main`, without scripts and styles. */
export const mainText = ({ document }: TestedPage) => {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const script of main.querySelectorAll('script, style')) script.remove();
  for (const block of main.querySelectorAll('p, li, dt, dd, td, th, h1, h2, h3, div, a')) block.append(' ');
  return textIn(main);
};
