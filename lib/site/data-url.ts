import { readDrawing } from './drawings';

/** Characters that need no encoding in the data of a URL. */
const plain = /%(?:20|2C|2F|3A|3D)/g;

/** Returns SVG as a data URL for an `img`. It is percent-encoded, because base64 compresses badly. */
export const svgDataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', '')).replaceAll(plain, decodeURIComponent)}`;

/** Returns a drawing from `content/drawings` as a data URL, to save a request. */
export const drawingDataUrl = (file: string) => svgDataUrl(readDrawing(file));
