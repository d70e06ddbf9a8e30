import { readdirSync, readFileSync } from 'node:fs';
import { limits } from '@/content/regulations.ts';

const folder = 'content/drawings/figures';

const readFigures = () =>
  readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);

/** Numbers in figures that pages don't state: a limit may have changed since the figure was drawn. */
export const figureProblems = (
  figures: readonly (readonly [file: string, svg: string])[] = readFigures(),
): readonly string[] => {
  // A label can have the number of a limit without its unit.
  const stated = new Set(Object.values(limits).flatMap((limit) => [limit, ...limit.split(/ (.*)/u)]));
  return figures.flatMap(([file, svg]) =>
    [...svg.matchAll(/<text[^>]*>([^<]*\d[^<]*)<\/text>/gu)]
      .map(([, label = '']) => label)
      .filter((label) => !stated.has(label))
      .map(
        (label) =>
          `${folder}/${file} says “${label}”, which is none of the \`limits\` in content/regulations.ts. If you changed a limit, change this label, and what it marks in the drawing.`,
      ),
  );
};
