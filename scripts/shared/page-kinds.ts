import { forms } from '@/content/forms';
import { headerItems } from '@/content/menus';
import { familyPaths } from '@/content/paths';
import { isMenu, menuLink } from '@/lib/routes/menu-items';
import { routes } from '@/lib/routes/routes';

const firstBelow = (folder: string) => {
  const route = routes.find(({ path }) => path.startsWith(`${folder}/`));
  if (!route) throw new Error(`There is no page below ${folder}.`);
  return route.path;
};

export const pageKinds = {
  home: '/',
  list: familyPaths.machines,
  machine: firstBelow(familyPaths.machines),
  town: firstBelow(familyPaths.towns),
  guide: firstBelow(familyPaths.guides),
  contact: '/contact',
  registration: '/operator-registration',
} as const;

const formPages = new Set<string>(forms.map(({ page }) => page));

/** A content page that the header links to outside its two menus, or the home page. */
export const menuPage =
  headerItems
    .flatMap((item) => (isMenu(item) ? [] : [menuLink(item).href]))
    .find((href) => href !== '/' && !formPages.has(href) && routes.some(({ path }) => path === href)) ??
  pageKinds.home;

/** Those of the given pages that the owner has kept. */
export const existing = (...paths: readonly string[]) =>
  paths.filter((wanted) => routes.some(({ path }) => path === wanted));
