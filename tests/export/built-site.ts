import { gzipSync } from 'node:zlib';
import { forms } from '@/content/forms';
import { formAnswers as answers } from '@/content/forms/answers';
import { thirdPartyScripts } from '@/content/third-parties/scripts';
import { testedSite } from '../tested-site';
import type { BuiltPage } from './export-environment';

/** The folder that contains the site under test. */
export const out = testedSite;

/** All pages except redirects, sorted by path, and a function that parses other HTML. */
const { pages, parser } = globalThis.exported;
export { parser };

const answerPaths = new Set(forms.flatMap(({ page }) => answers.map((answer) => `${page}/${answer}`)));

/** The confirmation and error pages of no-JS forms. */
export const formAnswers = pages.filter(({ path }) => (answerPaths as ReadonlySet<string>).has(path));

export const testedSheets = pages.filter(({ path }) => path.startsWith('/sheets/'));

const unlisted = new Set([...formAnswers, ...testedSheets]);

export const testedPages = pages.filter((page) => page.path !== '/404' && !unlisted.has(page));

/** Returns the page at a path. Throws if the build does not contain it. */
export const pageAt = (path: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

/** Returns the text of an element, with whitespace collapsed. */
export const textIn = (node: { readonly textContent: string | null } | null) =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text of `main` with a space between blocks, excluding scripts and styles. */
export const mainText = ({ document }: Pick<BuiltPage, 'document'>) => {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const script of main.querySelectorAll('script, style')) script.remove();
  for (const block of main.querySelectorAll('p, li, dt, dd, td, th, h1, h2, h3, div, a')) block.append(' ');
  return textIn(main);
};

/** Returns an attribute's value for every element that matches a selector. */
export const attributesOf = (root: ParentNode, selector: string, name: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

/** Returns the size in bytes after compression with gzip (level 9). */
export const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** The maximum size of compressed HTML in bytes. A larger page takes seconds on a slow phone connection. */
export const tooHeavy = 40 * 1024;

/** The URLs and inline code of a page's scripts, excluding third-party scripts that the owner has added. */
export const scriptsIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll('script:not([type="application/ld+json"], [type="speculationrules"])')]
    .map((script) => script.getAttribute('src') ?? script.textContent ?? '')
    .filter((text) => !thirdPartyScripts.some(({ script, before }) => text === script || text === before));

/** Runs `check` on each page. Returns the faults it finds, each prefixed with the page's path. */
export const faultsIn = (checked: readonly BuiltPage[], check: (page: BuiltPage) => readonly string[]) =>
  checked.flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));

/** Returns the selectors that match no element of the page. */
export const missing = (document: Document, ...selectors: readonly string[]) =>
  selectors.filter((selector) => !document.querySelector(selector));
