import { palette } from '@/lib/brand/palette.ts';
import { machineDrawings, pageDrawings, person, shapesPath, type ScaleDrawing } from './machine-drawings.ts';
import { drawingName } from './machine-shapes.ts';
import { imageMargin, roundToTenths } from './measures.ts';

/** Yellow parts of machines are white. */
const imageOf = ({ viewBox, width, outline, shapes }: ScaleDrawing) => {
  const [left, top, wide, high] = viewBox;
  const around = (imageMargin * wide) / width;
  const box = [left - around, top - around, wide + 2 * around, high + around].map(roundToTenths).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="${palette.ink}" stroke-width="${outline}" stroke-linecap="round" stroke-linejoin="round" color="${palette.white}">${shapes}</svg>`;
};

/** The files that are derived from the drawings of machines and of the person. */
export const machineImages: readonly { readonly path: string; readonly svg: string }[] = [
  ...[...machineDrawings, person].map((drawing) => ({ path: drawing.imagePath, svg: imageOf(drawing) })),
  {
    path: shapesPath,
    svg: `<svg xmlns="http://www.w3.org/2000/svg">${pageDrawings.map(({ machine, shapes }) => `<g id="${drawingName(machine)}">${shapes}</g>`).join('')}</svg>`,
  },
];
