import { drawingDataUrl } from './data-url';

/**
 * The logo as a data URL, so that it appears with the first paint. It is used in an `img`, because the styles and ids
 * of an inlined SVG could clash with the page.
 */
export const brandMark = drawingDataUrl('brand/mark.svg');
