import { readFileSync } from 'node:fs';
import { builtPages } from '../export/pages';
import { forms } from '@/content/forms';
import { formAnswers } from '@/content/forms/answers';
import { isRedirectPage } from '../export/redirects';

export type ReadPage = { readonly path: string; readonly markup: string; readonly document: Document };

const sheetsFolder = '/sheets/';

const read = (out: string, parser: DOMParser, wanted: (path: string) => boolean): readonly ReadPage[] =>
  builtPages(out)
    .filter(({ path }) => wanted(path))
    .map(({ path, file }) => ({ path, markup: readFileSync(file, 'utf8') }))
    .filter(({ markup }) => !isRedirectPage(markup))
    .map((page) => ({ ...page, document: parser.parseFromString(page.markup, 'text/html') }));

const answerPaths = new Set(
  forms.flatMap(({ page }) => formAnswers.map((answer) => `${page}/${answer}`)),
) as ReadonlySet<string>;

/** Whether a page only says what became of a form. */
const isFormAnswer = (path: string) => answerPaths.has(path);

/**
 * Every page of an export but 404, the sheets to print, the answers to forms and those that only redirect, in order of their
 * paths. The parser is that of the browser or of jsdom.
 */
export const readPages = (out: string, parser: DOMParser): readonly ReadPage[] =>
  read(out, parser, (path) => path !== '/404' && !path.startsWith(sheetsFolder) && !isFormAnswer(path));

/** The pages that say what became of a form which the browser sent itself. */
export const readFormAnswers = (out: string, parser: DOMParser): readonly ReadPage[] =>
  read(out, parser, isFormAnswer);

/** The checklists that print alone: no list, menu or search engine names their pages. */
export const readSheets = (out: string, parser: DOMParser): readonly ReadPage[] =>
  read(out, parser, (path) => path.startsWith(sheetsFolder));

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
