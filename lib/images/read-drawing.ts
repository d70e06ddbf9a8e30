import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '@/lib/brand/palette.ts';

const folder = join(process.cwd(), 'content/drawings');

/** The names of the drawings in a folder, without `.svg`. */
export const drawingNames = (subfolder: string) =>
  readdirSync(join(folder, subfolder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));

/** Replaces CSS variables with their values, because images cannot access the page's style sheet. */
export const resolveColours = (
  svg: string,
  colours: Readonly<Record<string, string>> = palette,
  file = 'A drawing',
) =>
  svg.replaceAll(/var\(--color-([a-z\d-]+)\)/g, (_name, token: string) => {
    const colour = colours[token];
    if (colour === undefined)
      throw new Error(
        `${file} uses --color-${token}, which app/colours.css does not declare. Use one of its colours.`,
      );
    return colour;
  });

/** Keeps the classes that mark lines for `machineShapes`. */
export const readMarkedDrawing = (file: string, colours = palette) => {
  if (!existsSync(join(folder, file)))
    throw new Error(
      `There is no drawing content/drawings/${file}. Add it, or correct its name in \`content\`.`,
    );
  return resolveColours(readFileSync(join(folder, file), 'utf8'), colours, `content/drawings/${file}`);
};

export const withoutMarks = (svg: string) => svg.replaceAll(/ class="(?:ground|detail)"/g, '');

export const readDrawing = (file: string) => withoutMarks(readMarkedDrawing(file));
