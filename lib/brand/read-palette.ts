import { formatHex, parse } from 'culori';

/** `app/colours.css` explains what each token is for. */
const colourTokens = [
  'brand',
  'on-brand',
  'brand-deep',
  'brand-bright',
  'brand-pale',
  'white',
  'paper',
  'ink',
  'mute',
  'line',
  'danger',
  'asphalt',
  'asphalt-soft',
  'glass',
  'steel',
  'card-blue',
  'skin',
  'stamp',
  'sign-green',
  'sign-yellow',
  'sign-blue',
] as const;

export type ColourToken = (typeof colourTokens)[number];

export type Palette = Readonly<Record<ColourToken, string>>;

const hexOf = (token: string, value: string) => {
  const colour = parse(value);
  if (!colour)
    throw new Error(
      `app/colours.css: --color-${token} is "${value}", which is not a colour. Use one such as #ffc20e.`,
    );
  if (colour.alpha !== undefined && colour.alpha < 1)
    throw new Error(
      `app/colours.css: --color-${token} is "${value}", which is transparent. Use an opaque colour.`,
    );
  // Clip colours outside the sRGB gamut as browsers do, so that images match the page.
  return formatHex(colour).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
};

/** Throws for a missing, invalid or transparent colour. */
export const readPalette = (styles: string): Palette => {
  const declarations = [...styles.matchAll(/--color-([a-z\d-]+):\s*([^;]+);/g)];
  const palette = Object.fromEntries(
    declarations.map(([, token = '', value = '']) => [token, hexOf(token, value)]),
  );
  for (const token of colourTokens)
    if (!(token in palette))
      throw new Error(`app/colours.css has no --color-${token}. Pages need it: add it.`);
  return palette as Palette;
};
