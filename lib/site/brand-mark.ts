import { drawingDataUrl } from './data-url';

/**
 * The logo mark. A data URL lets it appear in the first paint. It is used in an `img`, because the styles and ids of an inlined logo
 * could clash with the page.
 */
export const brandMark = drawingDataUrl('brand/mark.svg');
