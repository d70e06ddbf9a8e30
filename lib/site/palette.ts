import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const names = ['white', 'ink', 'asphalt', 'asphalt-soft', 'plant', 'paper', 'line', 'mute'] as const;

type Palette = Readonly<Record<(typeof names)[number], string>>;

const readPalette = (): Palette => {
  const styles = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
  return Object.fromEntries(
    names.map((name) => {
      const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(styles)?.[1];
      if (!value) throw new Error(`app/globals.css sets no --color-${name}.`);
      return [name, value];
    }),
  ) as Palette;
};

/** The colours of globals.css by the names of their tokens, as `#rrggbb`, for what has no style sheet, such as images. */
export const palette = readPalette();
