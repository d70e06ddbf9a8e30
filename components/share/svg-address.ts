import { readDrawing } from '@/lib/site/drawings';

/** The picture drawn by SVG markup, as a data address for an `img`. */
export const svgAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A drawing below `content/drawings`, as a data address: while the site is built nothing serves it. */
export const drawingAddress = (file: string) => svgAddress(readDrawing(file));
