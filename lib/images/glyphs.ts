import type { PathCommand } from 'fontkitten';
import { displayFont as font, unitsPerEm } from '@/lib/brand/display-font.ts';

/** Units per em in letter outlines. One unit is a tenth of a pixel at the font size of figures. */
const glyphUnitsPerEm = 160;
const inGlyphUnits = (value: number) => Math.round((value * glyphUnitsPerEm) / unitsPerEm);

const letters = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

/** Uses relative coordinates, because they compress better. */
const pathData = (commands: readonly PathCommand[]) => {
  let last = { x: 0, y: 0 };
  return commands
    .map(({ command, args }) => {
      const points = args.map(inGlyphUnits);
      const from = command === 'moveTo' ? { x: 0, y: 0 } : last;
      last = { x: points.at(-2) ?? last.x, y: points.at(-1) ?? last.y };
      const steps = points.map((point, index) => point - (index % 2 === 0 ? from.x : from.y));
      return letters[command] + steps.join(' ');
    })
    .join('');
};

const escape = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const hasGlyphs = (words: string) => font.glyphsForString(words).every(({ id }) => id !== 0);

/**
 * Returns text as references to `glyphDefinitions`, because an image can't use the site's fonts. The letters inherit
 * their colours.
 */
export const drawGlyphs = (
  x: number,
  y: number,
  words: string,
  size: number,
  strokeWidth = 0,
  attributes = '',
) => {
  let along = 0;
  const uses = font.glyphsForString(words).map(({ id, path, advanceWidth }) => {
    const use = path.commands.length > 0 ? `<use href="#glyph${id}" x="${inGlyphUnits(along)}"/>` : '';
    along += advanceWidth;
    return use;
  });
  const scale = size / glyphUnitsPerEm;
  const stroke = strokeWidth > 0 ? `stroke-width="${(strokeWidth / scale).toFixed(1)}"` : 'stroke="none"';
  return `<g aria-label="${escape(words)}"${attributes} ${stroke} transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} -${scale})">${uses.join('')}</g>`;
};

export const glyphDefinitions = (drawing: string) => {
  const ids = new Set([...drawing.matchAll(/href="#glyph(\d+)"/g)].map(([, id]) => Number(id)));
  const outlines = [...ids].map((id) => {
    return `<path id="glyph${id}" d="${pathData(font.getGlyph(id).path.commands)}"/>`;
  });
  return `<defs>${outlines.join('')}</defs>`;
};
