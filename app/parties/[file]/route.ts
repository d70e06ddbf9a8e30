import { drawingRoute, drawingsIn } from '@/lib/images/drawing-route.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = drawingRoute(drawingsIn('parties'));
