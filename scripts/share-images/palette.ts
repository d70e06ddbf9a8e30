import { readFileSync } from 'node:fs';

const names = ['white', 'ink', 'asphalt', 'asphalt-soft', 'plant', 'paper', 'line', 'mute'] as const;

/** Colours of the brand by the names of their tokens, as `#rrggbb`. */
export type Palette = Readonly<Record<(typeof names)[number], string>>;

/** Takes the stylesheet's file; returns the colours that its tokens set. Throws where one is missing. */
export const readPalette = (stylesheet: string): Palette => {
  const styles = readFileSync(stylesheet, 'utf8');
  return Object.fromEntries(
    names.map((name) => {
      const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(styles)?.[1];
      if (!value) throw new Error(`${stylesheet} sets no --color-${name}.`);
      return [name, value];
    }),
  ) as Palette;
};
