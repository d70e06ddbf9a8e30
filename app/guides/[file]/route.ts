import { drawingRoute, drawingsIn } from '@/lib/images/drawing-route.ts';
import { outlineText } from '@/lib/images/outline-text.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = drawingRoute(drawingsIn('guides', outlineText));
