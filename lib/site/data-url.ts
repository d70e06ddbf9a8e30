import { readDrawing } from './drawings';

/** Returns SVG as a data URL for an `img`. It is percent-encoded, because base64 compresses badly. */
export const svgDataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;

/** Returns a drawing from `content/drawings` as a data URL, to save a request. */
export const drawingDataUrl = (file: string) => svgDataUrl(readDrawing(file));
