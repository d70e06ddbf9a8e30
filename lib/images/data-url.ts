import { readDrawing } from './read-drawing.ts';

const plain = /%(?:20|2C|2F|3A|3D)/g;

/** Percent-encoding compresses better than base64. */
export const svgDataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', '')).replaceAll(plain, decodeURIComponent)}`;

export const drawingDataUrl = (file: string) => svgDataUrl(readDrawing(file));
