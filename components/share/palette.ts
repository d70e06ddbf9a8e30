import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const names = ['white', 'ink', 'asphalt', 'asphalt-soft', 'plant', 'paper', 'line', 'mute'] as const;

/** Colours of the brand by the names of their tokens, as `#rrggbb`. */
export type Palette = Readonly<Record<(typeof names)[number], string>>;

/** Share images have no style sheet, so the colours come from the tokens in globals.css. Throws where one is missing. */
export const readPalette = (): Palette => {
  const styles = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
  return Object.fromEntries(
    names.map((name) => {
      const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(styles)?.[1];
      if (!value) throw new Error(`app/globals.css sets no --color-${name}.`);
      return [name, value];
    }),
  ) as Palette;
};
