import { readDrawing } from './drawings';

/** SVG as a data URL for an `img`: percent-encoded, because base64 compresses badly. */
export const svgDataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;

/** A drawing below `content/drawings` as a data URL, which needs no request. */
export const drawingDataUrl = (file: string) => svgDataUrl(readDrawing(file));
