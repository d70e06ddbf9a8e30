import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'domhandler';
import { elementsOf, type Page, remove, replace } from './html';

const isRuntime = ({ tagName, attribs }: Element) =>
  tagName === 'script' && attribs['src'] !== undefined && attribs['nomodule'] === undefined;

const isPreload = ({ tagName, attribs }: Element) =>
  tagName === 'link' && attribs['rel'] === 'preload' && attribs['as'] === 'script';

const loaderFor = (sources: readonly string[]) =>
  readFileSync(join(process.cwd(), 'scripts/export/form-loader.js'), 'utf8')
    .replace(/^ *\/\/.*\n/gm, '')
    .replace('SOURCES', JSON.stringify(sources))
    .trim();

/**
 * Has the runtime of a form page fetched once the page has loaded and run at the first interaction, so that somebody who
 * only reads waits for none of it. Throws where the page has no runtime to defer.
 */
export const deferRuntime = (page: Page) => {
  const [first, ...others] = elementsOf(page).filter(isRuntime);
  if (!first) throw new Error('The page has no runtime to defer.');
  const sources = new Set([first, ...others].map(({ attribs }) => attribs['src'] ?? ''));
  for (const element of [...others, ...elementsOf(page).filter(isPreload)]) remove(page, element);
  replace(page, first, 'script', loaderFor([...sources]));
};
