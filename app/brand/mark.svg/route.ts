import { readDrawing, svgResponse } from '@/lib/machines/read-drawing';

export const dynamic = 'force-static';

export const GET = () => svgResponse(readDrawing('brand/mark.svg'));
