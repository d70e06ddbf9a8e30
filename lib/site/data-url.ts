import { readDrawing } from './drawings';

/** Matches encoded characters that may stay unencoded in a data URL. */
const plain = /%(?:20|2C|2F|3A|3D)/g;

/** Returns an SVG image as a data URL. Uses percent-encoding instead of base64, because it compresses better. */
export const svgDataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', '')).replaceAll(plain, decodeURIComponent)}`;

/** Returns a drawing from `content/drawings` as a data URL, to save a request. */
export const drawingDataUrl = (file: string) => svgDataUrl(readDrawing(file));
