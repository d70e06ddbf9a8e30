import { menuNames } from '@/content/menus';
import type { SitePath } from '@/content/site-path';
import { routeOf } from './routes';

/** Returns a page's name in menus: its own name, or a menu name such as `All Services`. */
export const menuName = (path: SitePath) => menuNames[path] ?? routeOf(path).name;
