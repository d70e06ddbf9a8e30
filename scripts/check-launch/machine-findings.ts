import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf, type ParsedPage, parsePage } from '../export/html';
import { builtPages, filesBelow } from '../export/pages';
import type { Finding } from './report';

const blocks = new Set(
  'p li dt dd td th h1 h2 h3 h4 caption figcaption label legend summary blockquote'.split(' '),
);

const textOf = (element: Element): string => {
  if (element.name === 'img') return element.attribs.alt ?? '';
  const isSmallest = !DomUtils.existsOne(({ name }) => blocks.has(name), element.children);
  return blocks.has(element.name) && isSmallest ? DomUtils.textContent(element) : '';
};

/** The sentences of a page: of its title and description, and in `main` those of its smallest blocks and of its pictures. */
const sentencesIn = (page: ParsedPage): readonly string[] => {
  const elements = elementsOf(page);
  const title = elements.find(({ name }) => name === 'title');
  const description = elements.find(({ name, attribs }) => name === 'meta' && attribs.name === 'description');
  const main = elements.find(({ name }) => name === 'main');
  const inMain = DomUtils.getElementsByTagName('*', main?.children ?? []);
  return [title ? DomUtils.textContent(title) : '', description?.attribs.content ?? '', ...inMain.map(textOf)]
    .flatMap((text) =>
      text
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.?!]) /),
    )
    .filter((sentence) => sentence !== '');
};

const anyOf = (words: readonly string[]) =>
  new RegExp(`\\b(?:${words.map((word) => word.replaceAll(' ', '[ -]')).join('|')})s?\\b`, 'i');

/**
 * What is left of machines that have no page: sentences in `out/` that still name one, each once, and drawings that no page
 * shows. `machineWords` has what pages call each machine, by the slug of its page.
 */
export function* machineFindings(
  project: string,
  machineWords: Readonly<Record<string, readonly string[]>>,
  served: readonly string[],
): Iterable<Finding> {
  const out = join(project, 'out');
  if (!existsSync(out)) return;
  const removed = Object.entries(machineWords).filter(([slug]) => !served.includes(slug));
  const pages = builtPages(out).map(({ file }) => ({ file, markup: readFileSync(file, 'utf8') }));
  if (removed.length > 0) {
    const filesBySentence = new Map<string, readonly string[]>();
    for (const { file, markup } of pages)
      for (const sentence of new Set(sentencesIn(parsePage(markup))))
        filesBySentence.set(sentence, [...(filesBySentence.get(sentence) ?? []), relative(project, file)]);
    for (const [slug, words] of removed) {
      const removedMachine = anyOf(words);
      for (const [sentence, [file = '', ...others]] of filesBySentence)
        if (removedMachine.test(sentence)) {
          const more = others.length > 0 ? ` (and in ${others.length} more)` : '';
          yield {
            file,
            problem: `“${sentence}” names a machine that has no page${more}`,
            fix: `reword it, or if it may stay take ${slug} out of content/machine-words.ts`,
          };
        }
    }
  }
  for (const folder of ['machines', 'figures'].filter((name) => existsSync(join(out, name))))
    for (const name of filesBelow(join(out, folder))) {
      const address = `/${folder}/${name}`;
      if (!pages.some(({ markup }) => markup.includes(address)))
        yield { file: `out${address}`, problem: 'no page shows this drawing', fix: 'delete its source' };
    }
}
