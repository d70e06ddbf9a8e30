import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** The weights that pages use, and the one that images use. */
const weights = { min: 600, max: 800 } as const;
const pictureWeight = 700;

/** What any page may print: printable ASCII, and the signs of British English. */
const defaultCharacters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00A0£°·×é–—‘’“”•…`;

/** The words that faces are measured by, and their width in ems in each of the fallback fonts. */
const sampleText = 'Loading shovel and dumper operators, checked before they start';
const fallbacks = [
  {
    family: 'Display Fallback',
    local: ['Arial Bold', 'Arial-BoldMT', 'HelveticaNeue-Bold', 'Liberation Sans Bold'],
    widthInEms: 30.9,
  },
  { family: 'Display Fallback Roboto', local: ['Roboto Bold', 'Roboto-Bold'], widthInEms: 29 },
] as const;

/** The files of `app/fonts`. */
type PreparedFace = {
  readonly name: string;
  readonly pages: Buffer;
  readonly pictures: Buffer;
  readonly rules: string;
};

const read = (file: Buffer): Font => {
  const font = create(file);
  if (font.isCollection) throw new Error('The file is a collection of fonts.');
  return font;
};

const clamp = ({ min, max }: { readonly min: number; readonly max: number }, weight: number) =>
  Math.min(Math.max(weight, min), max);

/** A place on each axis of a variable font, or a stretch of it. */
type Axes = Record<string, number | { min: number; max: number }>;

/** Every axis at its default but the weight. */
const axesOf = ({ variationAxes }: Font): { readonly pages: Axes; readonly pictures: Axes } => {
  const pinned = Object.fromEntries(
    Object.entries(variationAxes).flatMap(([tag, axis]) => (axis ? [[tag, axis.default]] : [])),
  );
  const weight = variationAxes['wght'];
  if (!weight) return { pages: pinned, pictures: pinned };
  const [min, max] = [clamp(weight, weights.min), clamp(weight, weights.max)];
  return {
    pages: { ...pinned, wght: min === max ? min : { min, max } },
    pictures: { ...pinned, wght: clamp(weight, pictureWeight) },
  };
};

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;

/** The @font-face rules of the face, and of fallback fonts adjusted to its metrics, so that its arrival shifts no layout. */
const rulesOf = (font: Font) => {
  const advances = font.glyphsForString(sampleText).map(({ advanceWidth }) => advanceWidth);
  const widthInEms = advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
  const fallbackRules = fallbacks.map(({ family, local, widthInEms: own }) => {
    const size = widthInEms / own;
    const override = (units: number) => percent(units / font.unitsPerEm / size);
    return `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights.min} ${weights.max};
  size-adjust: ${percent(size)};
  ascent-override: ${override(font.ascent)};
  descent-override: ${override(-font.descent)};
  line-gap-override: ${override(font.lineGap)};
}
`;
  });
  return [
    `/* Written by \`npm run face\`. The stand-ins take the room of the face, so that its arrival moves nothing. */
@font-face {
  font-family: 'Display';
  src: url('./display.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
}
`,
    ...fallbackRules,
  ].join('\n');
};

/** Makes the files of the display face out of a font in any usual format, with `extraCharacters` besides the default ones. */
export const prepareFace = async (source: Buffer, extraCharacters = ''): Promise<PreparedFace> => {
  const font = read(source);
  const characters = defaultCharacters + extraCharacters;
  const axes = axesOf(font);
  // Without layout closure the subset has no alternative glyphs: of the OpenType features kerning alone remains.
  const subset = (targetFormat: 'woff' | 'woff2', variationAxes: Axes) =>
    subsetFont(source, characters, { targetFormat, variationAxes, noLayoutClosure: true });
  const pictures = await subset('woff', axes.pictures);
  return {
    name: font.fullName ?? font.familyName ?? 'the face',
    pages: await subset('woff2', axes.pages),
    pictures,
    rules: rulesOf(read(pictures)),
  };
};
