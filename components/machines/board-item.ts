import { pictogramPaths } from '@/components/ui/pictogram';
import type { Pictogram } from '@/content/site/pictogram';
import { palette } from '@/lib/site/palette';
import type { ScaleItem } from '@/lib/machines/scale-items';

/** In centimetres. */
const frame = 58;
const cell = 72;

export const boardItem = (pictogram: Pictogram, count = 1): ScaleItem => {
  const width = frame + cell * count;
  const icon = Array.from(
    { length: count },
    (_, index) =>
      `<path d="${pictogramPaths[pictogram]}" transform="translate(${frame / 2 + cell * index} 29) scale(3)" stroke="${palette['plant-bright']}" stroke-width="2.2"${count > 1 ? ` fill="${palette['plant-bright']}"` : ''}/>`,
  ).join('');
  return {
    drawing: {
      viewBox: `0 0 ${width} 220`,
      width: width / 100,
      height: 2.2,
      outline: 4,
      shapes: `<path d="M30 128v90M${width - 30} 128v90" stroke-width="9"/><path d="M4 4h${width - 8}v122H4z" fill="${palette.asphalt}"/><path d="M14 14h${width - 28}v102H14z" stroke="${palette['plant-bright']}" stroke-width="3"/>${icon}`,
    },
  };
};
