import { type HeaderMenu, type MenuEntry, menuNames } from '@/content/menus';
import { routeOf } from './routes';

export const menuLink = (
  entry: MenuEntry,
  names = menuNames,
): Exclude<MenuEntry, string> & { readonly lang?: string | undefined } => {
  if (typeof entry !== 'string') return entry;
  const { name, lang } = routeOf(entry);
  const label = names[entry];
  return label === undefined ? { href: entry, label: name, lang } : { href: entry, label };
};

export const isMenu = (item: MenuEntry | HeaderMenu): item is HeaderMenu =>
  typeof item !== 'string' && 'menu' in item;
