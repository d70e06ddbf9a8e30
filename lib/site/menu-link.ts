import { type HeaderMenu, type MenuEntry, menuNames } from '@/content/menus';
import { routeOf } from './routes';

/** Where an entry of a menu leads, and its words: the name of the page, or the one that menus have for it. */
export const menuLink = (entry: MenuEntry, names = menuNames) =>
  typeof entry === 'string' ? { href: entry, label: names[entry] ?? routeOf(entry).name } : entry;

/** Whether an item of the header opens a menu. */
export const isMenu = (item: MenuEntry | HeaderMenu): item is HeaderMenu =>
  typeof item !== 'string' && 'menu' in item;
