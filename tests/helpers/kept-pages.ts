import { forms } from '@/content/forms/index.ts';
import { headerItems } from '@/content/menus.ts';
import { isMenu, menuLink } from '@/lib/pages/menu-items.ts';
import { allPages } from '@/lib/pages/pages.ts';

const formPages = new Set<string>(forms.map(({ pagePath }) => pagePath));

/** A content page that the header links to outside its menus, or the home page. */
export const menuPage =
  headerItems
    .flatMap((item) => (isMenu(item) ? [] : [menuLink(item).href]))
    .find((href) => href !== '/' && !formPages.has(href) && allPages.some(({ path }) => path === href)) ??
  '/';

/** Those of the given pages that the owner has kept. */
export const keptPages = (...paths: readonly string[]) =>
  paths.filter((candidate) => allPages.some(({ path }) => path === candidate));
