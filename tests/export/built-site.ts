import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { forms } from '@/content/forms/index.ts';
import { formResults, resultPath } from '@/content/forms/results.ts';
import { thirdPartyScripts } from '@/content/third-parties/scripts.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { testedSite } from '../../scripts/develop/shared/tested-site.ts';
import type { BuiltPage } from './export-environment.ts';

export const out = testedSite;

/** Excludes redirects. Sorted by path. */
const pages = globalThis.exportedPages;

const resultPaths = new Set(forms.flatMap((form) => formResults.map((result) => resultPath(form, result))));

export const resultPages = pages.filter(({ path }) => (resultPaths as ReadonlySet<string>).has(path));

export const testedSheets = pages.filter(({ path }) => path.startsWith('/sheets/'));

const unlistedPaths = new Set<string>(allPages.flatMap(({ path, unlisted }) => (unlisted ? [path] : [])));

/** Pages that are kept out of the sitemap. */
export const unlistedPages = pages.filter(({ path }) => unlistedPaths.has(path));

const others = new Set([...resultPages, ...testedSheets, ...unlistedPages]);

export const testedPages = pages.filter((page) => page.path !== '/404' && !others.has(page));

export const pageAt = (path: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
};

/** Collapses whitespace. */
export const textIn = (node: { readonly textContent: string | null } | null) =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

const tagsIn = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const code = tagsIn('script style');
const separate = tagsIn('p li dt dd td th h1 h2 h3 div a');
const blocks = tagsIn('p li dt dd td th caption figcaption summary legend label h1 h2 h3 h4 div section');

/** Reads the nodes in place, because a copy of them with added spaces takes jsdom ten times as long. */
const readText = (node: Node, surround: (tag: string, text: string) => string): string => {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  const tag = (node as Element).localName ?? '';
  if (code.has(tag)) return '';
  let text = '';
  for (let child = node.firstChild; child; child = child.nextSibling) text += readText(child, surround);
  return surround(tag, text);
};

const texts = new WeakMap<Element, string>();

/** The text of an element, with a space after each of its parts. */
export const spacedText = (element: Element): string => {
  const cachedText = texts.get(element);
  if (cachedText !== undefined) return cachedText;
  const text = readText(element, (tag, words) => (separate.has(tag) ? `${words} ` : words));
  const trimmedText = textIn({ textContent: text });
  texts.set(element, trimmedText);
  return trimmedText;
};

export const mainText = ({ document }: Pick<BuiltPage, 'document'>) =>
  spacedText(document.querySelector('main')!);

/** The texts of headings, paragraphs, cells and the like, each on its own, because a heading has no full stop. */
export const textBlocks = ({ document }: Pick<BuiltPage, 'document'>) =>
  readText(document.querySelector('main')!, (tag, words) => (blocks.has(tag) ? `\n${words}\n` : words))
    .split('\n')
    .map((text) => textIn({ textContent: text }))
    .filter((text) => text !== '');

const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join('content', name));

/** The file and the line of content with certain words, such as ` (content/paths.ts:12)`. Empty if code puts them together. */
export const placeOf = (words: string): string => {
  for (const file of contentFiles) {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(words));
    if (line >= 0) return ` (${file}:${line + 1})`;
  }
  return '';
};

export const attributesOf = (root: ParentNode, selector: string, name: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

export const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Bytes of compressed HTML. A larger page takes seconds on a slow phone connection. */
export const tooHeavy = 40 * 1024;

/** URLs and inline code. Excludes third-party scripts that the owner has added. */
export const scriptsIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll('script:not([type="application/ld+json"], [type="speculationrules"])')]
    .map((script) => script.getAttribute('src') ?? script.textContent ?? '')
    .filter((text) => !thirdPartyScripts.some(({ script, before }) => text === script || text === before));

export const faultsIn = (checkedPages: readonly BuiltPage[], check: (page: BuiltPage) => readonly string[]) =>
  checkedPages.flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));

export const missingElements = (document: Document, ...selectors: readonly string[]) =>
  selectors.filter((selector) => !document.querySelector(selector));
