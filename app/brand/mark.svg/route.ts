import { readDrawing, svgResponse } from '@/lib/site/drawings';

export const dynamic = 'force-static';

export const GET = () => svgResponse(readDrawing('brand/mark.svg'));
