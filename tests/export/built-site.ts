import { gzipSync } from 'node:zlib';
import { statistics } from '@/content/statistics';
import { testedSite } from '../tested-site';
import type { ReadPage } from './export-environment';

/** The folder under test. */
export const out = testedSite;

/** Every built page but 404, the sheets, the answers and those that only redirect, parsed as a browser would. */
export const testedPages = globalThis.exported.pages;

/** For what is no page. */
export const { parser } = globalThis.exported;

/** The checklists that print alone. */
export const testedSheets = globalThis.exported.sheets;

/** The pages that say what became of a form which the browser sent itself. */
export const formAnswers = globalThis.exported.formAnswers;

/** The text of an element with white space folded. */
export const textIn = (node: { readonly textContent: string | null } | null) =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The words of `main`, without scripts; a space separates the texts of neighbouring blocks. */
export const mainText = ({ document }: Pick<ReadPage, 'document'>) => {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const script of main.querySelectorAll('script, style')) script.remove();
  for (const block of main.querySelectorAll('p, li, dt, dd, td, th, h1, h2, h3, div, a')) block.append(' ');
  return textIn(main);
};

/** Throws for a page that was not built. */
export const pageAt = (path: string): ReadPage => {
  const page = testedPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

/** Paths of the pages with islands, which alone may run scripts. */
export const interactive: ReadonlySet<string> = new Set(
  testedPages.filter(({ document }) => document.querySelector('[data-island]')).map(({ path }) => path),
);

/** The pages that run none. */
export const contentPages = testedPages.filter(({ path }) => !interactive.has(path));

/** Bytes after gzip at level 9. */
export const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Bytes of HTML after gzip from which a page keeps a phone waiting for seconds. */
export const tooHeavy = 40 * 1024;

/** The addresses and texts of what a page runs, but for the statistics that its owner has switched on. */
export const scriptsIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll('script:not([type="application/ld+json"], [type="speculationrules"])')]
    .map((script) => script.getAttribute('src') ?? script.textContent ?? '')
    .filter((script) => script !== statistics?.script);

/** The modules that the markup of a page names: those of its islands. */
export const modulesNamedBy = (markup: string): readonly string[] => [
  ...new Set(markup.match(/\/_next\/static\/[^"]+\.js/g)),
];
