import { drawingDataUrl } from './data-url.ts';

/**
 * A data URL, so that the logo appears with the first paint. It is used in an `img`, because the styles and ids of an
 * inlined SVG could clash with the page.
 */
export const brandMark = drawingDataUrl('brand/mark.svg');
