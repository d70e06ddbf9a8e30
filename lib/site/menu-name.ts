import type { SitePath } from '@/content/site-path';
import { routeOf } from './routes';

/** Lists inside their own menus. */
const lists = new Map<SitePath, string>([
  ['/services', 'All Services'],
  ['/locations', 'All Locations'],
]);

/** The page's name, or `All Services` for the list inside its own menu. */
export const menuName = (path: SitePath) => lists.get(path) ?? routeOf(path).name;
