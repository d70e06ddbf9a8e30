import { readFileSync } from 'node:fs';
import { builtPages } from '../export/pages';

export type ReadPage = { readonly path: string; readonly markup: string; readonly document: Document };

/** Every page of an export but 404, in order of their paths. The parser is that of the browser or of jsdom. */
export const readPages = (out: string, parser: DOMParser): readonly ReadPage[] =>
  builtPages(out)
    .filter(({ path }) => path !== '/404')
    .map(({ path, file }) => {
      const markup = readFileSync(file, 'utf8');
      return { path, markup, document: parser.parseFromString(markup, 'text/html') };
    });

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
