import { readDrawing, svgResponse } from '@/lib/images/read-drawing.ts';

export const dynamic = 'force-static';

export const GET = () => svgResponse(readDrawing('brand/mark.svg'));
