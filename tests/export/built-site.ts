import { gzipSync } from 'node:zlib';
import { forms } from '@/content/forms';
import { formAnswers as answers } from '@/content/forms/answers';
import { thirdPartyScripts } from '@/content/third-parties/scripts';
import { testedSite } from '../tested-site';
import type { BuiltPage } from './export-environment';

/** The folder under test. */
export const out = testedSite;

/** Every page except redirects, sorted by path, and the parser for other documents. */
const { pages, parser } = globalThis.exported;
export { parser };

const answerPaths = new Set(forms.flatMap(({ page }) => answers.map((answer) => `${page}/${answer}`)));

/** The response pages of forms that were submitted without JavaScript. */
export const formAnswers = pages.filter(({ path }) => (answerPaths as ReadonlySet<string>).has(path));

export const testedSheets = pages.filter(({ path }) => path.startsWith('/sheets/'));

const unlisted = new Set([...formAnswers, ...testedSheets]);

export const testedPages = pages.filter((page) => page.path !== '/404' && !unlisted.has(page));

/** Returns the page at a path. Throws if it wasn't built. */
export const pageAt = (path: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

/** Returns the text of an element with collapsed whitespace. */
export const textIn = (node: { readonly textContent: string | null } | null) =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text of `main` without scripts and styles, with a space between blocks. */
export const mainText = ({ document }: Pick<BuiltPage, 'document'>) => {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const script of main.querySelectorAll('script, style')) script.remove();
  for (const block of main.querySelectorAll('p, li, dt, dd, td, th, h1, h2, h3, div, a')) block.append(' ');
  return textIn(main);
};

/** Returns the value of an attribute for each matching element. */
export const attributesOf = (root: ParentNode, selector: string, name: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

/** Returns the size in bytes after gzip at level 9. */
export const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** The limit for compressed HTML in bytes. A larger page takes seconds on a slow phone. */
export const tooHeavy = 40 * 1024;

/** The addresses and contents of a page's scripts, except the third-party scripts listed by the owner. */
export const scriptsIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll('script:not([type="application/ld+json"], [type="speculationrules"])')]
    .map((script) => script.getAttribute('src') ?? script.textContent ?? '')
    .filter((text) => !thirdPartyScripts.some(({ script, before }) => text === script || text === before));

/** Returns the faults that `check` finds on each page, each prefixed with the page's path. */
export const faultsIn = (checked: readonly BuiltPage[], check: (page: BuiltPage) => readonly string[]) =>
  checked.flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));

/** Returns the selectors that have no match on a page. */
export const missing = (document: Document, ...selectors: readonly string[]) =>
  selectors.filter((selector) => !document.querySelector(selector));
