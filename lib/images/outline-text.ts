import { textWidth } from '@/lib/brand/display-font.ts';
import { drawGlyphs, glyphDefinitions, hasGlyphs } from './glyphs.ts';

type Attributes = Readonly<Record<string, string>>;

const attributes = String.raw`((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*`;

/** Matches comments, text elements without child elements, and the tags of all other elements. */
const markup = new RegExp(
  String.raw`<!--.*?-->|<text${attributes}>([^<]*)</text>|<(/?)[\w:.-]+${attributes}(/?)>`,
  'gs',
);

const attributesOf = (source: string): Attributes =>
  Object.fromEntries(
    [...source.matchAll(/([\w:.-]+)\s*=\s*(["'])(.*?)\2/gs)].map(([, name = '', , value = '']) => [
      name,
      value,
    ]),
  );

/** The glyphs replace these attributes. The new group keeps all others, such as `transform`. */
const replacedAttributes = /^(?:x|y|text-anchor|font-.*)$/;

/** Text with one of these attributes, or inside an element with one, remains text. */
const unsupportedAttributes = ['style', 'class', 'dx', 'dy', 'rotate', 'textLength', 'letter-spacing'];

const plainWords = (source: string) =>
  source
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&amp;(?!#?\w+;)/g, '&');

const shares: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** Returns `undefined` if the text can't be drawn with glyphs. */
const outlines = (textAttributes: Attributes, inheritedAttributes: Attributes, source: string) => {
  const allAttributes: Attributes = { ...inheritedAttributes, ...textAttributes };
  const words = plainWords(source);
  const size = Number.parseFloat(allAttributes['font-size'] ?? '');
  const share = shares[allAttributes['text-anchor'] ?? 'start'];
  const [x, y] = [Number(textAttributes['x'] ?? 0), Number(textAttributes['y'] ?? 0)];
  const isSupported =
    /^[\d.]+(?:px)?$/.test(allAttributes['font-size'] ?? '') &&
    share !== undefined &&
    unsupportedAttributes.every((name) => allAttributes[name] === undefined) &&
    !/&#?\w+;/.test(words) &&
    hasGlyphs(words);
  if (!isSupported || Number.isNaN(x + y)) return undefined;
  const left = x - textWidth(words, size) * share;
  const hasHalo = allAttributes['paint-order']?.startsWith('stroke') && allAttributes['stroke'] !== 'none';
  const lineWidth = Number.parseFloat(allAttributes['stroke-width'] ?? '1');
  const letters = hasHalo
    ? drawGlyphs(left, y, words, size, lineWidth) + drawGlyphs(left, y, words, size, 0)
    : drawGlyphs(left, y, words, size, allAttributes['stroke'] === 'none' ? 0 : lineWidth);
  const groupAttributes = Object.entries(textAttributes).filter(([name]) => !replacedAttributes.test(name));
  return `<g${groupAttributes.map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('')}>${letters}</g>`;
};

/**
 * Replaces the text of a drawing with outlines of the display font, because an image can't load the site's fonts.
 * Text that is styled with CSS, has child elements, or needs a character that the font lacks remains text.
 */
export const outlineText = (svg: string) => {
  const ancestors: Attributes[] = [];
  if (/<style\b/.test(svg)) return svg;
  const drawing = svg.replaceAll(markup, (match, text, words, end, others, isEmpty) => {
    if (words !== undefined)
      return outlines(attributesOf(text), Object.assign({}, ...ancestors) as Attributes, words) ?? match;
    if (end) ancestors.pop();
    else if (others !== undefined && !isEmpty) ancestors.push(attributesOf(others));
    return match;
  });
  return drawing === svg ? svg : drawing.replace(/<svg[^>]*>/, (root) => root + glyphDefinitions(drawing));
};
