import type { SitePath } from '@/content/site-path';
import { routeOf } from './routes';

/** Takes a path; returns what menus call it: the page's name, or `All Services` for the list inside its own menu. */
export const menuName = (path: SitePath) => (path === '/services' ? 'All Services' : routeOf(path).name);
