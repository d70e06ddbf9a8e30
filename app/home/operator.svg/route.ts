import { readDrawing, svgResponse } from '@/lib/site/drawings';

export const dynamic = 'force-static';

export const GET = () => svgResponse(readDrawing('home/operator.svg'));
