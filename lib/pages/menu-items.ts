import type { Menu, MenuItem } from '@/content/menus.ts';
import { pageOf } from './pages.ts';

export const menuLink = (
  item: MenuItem,
): Exclude<MenuItem, string> & { readonly lang?: string | undefined } => {
  if (typeof item !== 'string') return item;
  const { name, lang } = pageOf(item);
  return { href: item, label: name, lang };
};

export const isMenu = (item: MenuItem | Menu): item is Menu => typeof item !== 'string' && 'items' in item;
