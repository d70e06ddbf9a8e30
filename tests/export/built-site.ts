import { gzipSync } from 'node:zlib';
import { forms } from '@/content/forms';
import { formAnswers as answers } from '@/content/forms/answers';
import { thirdPartyScripts } from '@/content/third-parties/scripts';
import { testedSite } from '../tested-site';
import type { BuiltPage } from './export-environment';

/** The folder under test. */
export const out = testedSite;

/** All but those that only redirect, in order of their paths, parsed as a browser would; and the parser, for what is no page. */
const { pages, parser } = globalThis.exported;
export { parser };

const answerPaths = new Set(forms.flatMap(({ page }) => answers.map((answer) => `${page}/${answer}`)));

/** The pages that say what became of a form which the browser sent itself. */
export const formAnswers = pages.filter(({ path }) => (answerPaths as ReadonlySet<string>).has(path));

/** The checklists that print alone. */
export const testedSheets = pages.filter(({ path }) => path.startsWith('/sheets/'));

const unlisted = new Set([...formAnswers, ...testedSheets]);

/** The pages that menus, lists and search engines lead to. */
export const testedPages = pages.filter((page) => page.path !== '/404' && !unlisted.has(page));

/** Throws for a page that was not built. */
export const pageAt = (path: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

/** The text of an element with white space folded. */
export const textIn = (node: { readonly textContent: string | null } | null) =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The words of `main`, without scripts; a space separates the texts of neighbouring blocks. */
export const mainText = ({ document }: Pick<BuiltPage, 'document'>) => {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const script of main.querySelectorAll('script, style')) script.remove();
  for (const block of main.querySelectorAll('p, li, dt, dd, td, th, h1, h2, h3, div, a')) block.append(' ');
  return textIn(main);
};

/** An attribute of each element that matches. */
export const attributesOf = (root: ParentNode, selector: string, name: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

/** Bytes after gzip at level 9. */
export const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Bytes of HTML after gzip from which a page keeps a phone waiting for seconds. */
export const tooHeavy = 40 * 1024;

/** The addresses and texts of the scripts of a page, except the third-party scripts that the owner listed. */
export const scriptsIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll('script:not([type="application/ld+json"], [type="speculationrules"])')]
    .map((script) => script.getAttribute('src') ?? script.textContent ?? '')
    .filter((text) => !thirdPartyScripts.some(({ script, before }) => text === script || text === before));

/** What `check` finds wrong with each page, after the path of the page. */
export const faultsIn = (checked: readonly BuiltPage[], check: (page: BuiltPage) => readonly string[]) =>
  checked.flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));

/** The selectors of what a page should have and has not. */
export const missing = (document: Document, ...selectors: readonly string[]) =>
  selectors.filter((selector) => !document.querySelector(selector));
