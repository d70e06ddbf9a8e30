import { menuNames } from '@/content/menus';
import type { SitePath } from '@/content/site-path';
import { routeOf } from './routes';

/** The page's name, or `All Services` for the list inside its own menu. */
export const menuName = (path: SitePath) => menuNames[path] ?? routeOf(path).name;
