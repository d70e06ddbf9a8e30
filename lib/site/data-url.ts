import { readDrawing } from './drawings';

/** The picture drawn by SVG markup, as a data address for an `img`. Unlike base64, it compresses well. */
export const svgDataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;

/** A drawing below `content/drawings`, as a data address: it is there with the page, and while the site is built. */
export const drawingDataUrl = (file: string) => svgDataUrl(readDrawing(file));
