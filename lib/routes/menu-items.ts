import { menuLabels, type HeaderMenu, type MenuItem } from '@/content/menus.ts';
import { pageOf } from './pages.ts';

export const menuLink = (
  item: MenuItem,
  labels = menuLabels,
): Exclude<MenuItem, string> & { readonly lang?: string | undefined } => {
  if (typeof item !== 'string') return item;
  const { name, lang } = pageOf(item);
  const label = labels[item];
  return label === undefined ? { href: item, label: name, lang } : { href: item, label };
};

export const isMenu = (item: MenuItem | HeaderMenu): item is HeaderMenu =>
  typeof item !== 'string' && 'menu' in item;
