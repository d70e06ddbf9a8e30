import type { TownSlug } from '@/content/paths.ts';
import { palette } from '@/lib/brand/palette.ts';
import { centredSvgText, svgFile } from '@/lib/images/svg-elements.ts';
import type { Box } from './map-geometry.ts';
import { roadKind } from './road-numbers.ts';
import { townMapOf } from './town-map.ts';

const { ink, white, 'sign-green': green, 'sign-blue': blue, 'sign-yellow': yellow } = palette;

const box = ({ x, y, width, height }: Box, fill: string, stroke = fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;

/** The map of all towns, or of one town and its neighbours, for share images. */
export const drawTownMap = (current?: TownSlug) => {
  const { size, textSize, towns, roads } = townMapOf(current);
  const { width, height } = size;
  const words = ({ x, y, width: room, height: line }: Box, text: string, fill: string) =>
    centredSvgText(x + room / 2, y + line * 0.75, text, { size: textSize, fill });
  return svgFile(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" rx="12" fill="${green}" stroke="none"/>`,
      `<path stroke="${white}" stroke-width="6" d="${roads.map(({ line }) => line).join('')}"/>`,
      ...roads.map(({ name, label }) => {
        if (!label) return '';
        const isMotorway = roadKind(name) === 'motorway';
        return box(label, isMotorway ? blue : green, white) + words(label, name, isMotorway ? white : yellow);
      }),
      ...towns.map(({ town: { slug }, x, y, label: { lines, ...label } }) => {
        const isCurrent = slug === current;
        const line = label.height / lines.length;
        return [
          box(label, isCurrent ? white : green, isCurrent ? ink : green),
          `<circle cx="${x}" cy="${y}" r="5" fill="${white}" stroke="${isCurrent ? ink : green}" stroke-width="2"/>`,
          ...lines.map((text, index) =>
            words({ ...label, y: label.y + index * line, height: line }, text, isCurrent ? ink : white),
          ),
        ].join('');
      }),
    ].join(''),
  );
};
