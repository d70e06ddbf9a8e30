import { readDrawing, svgResponse } from '@/lib/images/read-drawing';

export const dynamic = 'force-static';

export const GET = () => svgResponse(readDrawing('brand/mark.svg'));
