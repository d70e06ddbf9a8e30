import { readDrawing, svgResponse } from '@/lib/machines/drawings';

export const dynamic = 'force-static';

export const GET = () => svgResponse(readDrawing('brand/mark.svg'));
