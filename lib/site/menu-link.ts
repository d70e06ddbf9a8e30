import { type HeaderMenu, type MenuEntry, menuNames } from '@/content/menus';
import { routeOf } from './routes';

export const menuLink = (entry: MenuEntry, names = menuNames) =>
  typeof entry === 'string' ? { href: entry, label: names[entry] ?? routeOf(entry).name } : entry;

export const isMenu = (item: MenuEntry | HeaderMenu): item is HeaderMenu =>
  typeof item !== 'string' && 'menu' in item;
