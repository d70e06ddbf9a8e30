import { type HeaderMenu, type MenuItem, menuNames } from '@/content/menus';
import { routeOf } from './routes';

export const menuLink = (item: MenuItem, names = menuNames): Exclude<MenuItem, string> => {
  if (typeof item !== 'string') return item;
  return { href: item, label: names[item] ?? routeOf(item).name };
};

export const isMenu = (item: MenuItem | HeaderMenu): item is HeaderMenu =>
  typeof item !== 'string' && 'menu' in item;
