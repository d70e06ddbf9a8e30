import { imageFiles } from '@/lib/drawings/machine-drawings.ts';
import { drawingRoute, drawingsIn } from '@/lib/images/drawing-route.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

const images = [...imageFiles].map(([file, svg]) => [file, () => svg] as const);

export const { generateStaticParams, GET } = drawingRoute(new Map([...drawingsIn('machines'), ...images]));
