import { svgResponse } from '@/lib/site/drawings';
import { fleetSheet } from '@/lib/site/fleet';

export const dynamic = 'force-static';

export const GET = () => svgResponse(fleetSheet);
