import { svgResponse } from '@/lib/site/drawings';
import { fleetSprite } from '@/lib/site/fleet';

export const dynamic = 'force-static';

export const GET = () => svgResponse(fleetSprite);
