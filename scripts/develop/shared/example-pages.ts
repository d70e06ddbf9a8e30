import { familyPaths } from '@/content/paths.ts';
import { routes } from '@/lib/routes/routes.ts';

const firstBelow = (folder: string) => {
  const route = routes.find(({ path }) => path.startsWith(`${folder}/`));
  if (!route) throw new Error(`There is no page below ${folder}.`);
  return route.path;
};

/** One page of each kind. */
export const examplePages = {
  home: '/',
  list: familyPaths.machines,
  machine: firstBelow(familyPaths.machines),
  town: firstBelow(familyPaths.towns),
  guide: firstBelow(familyPaths.guides),
  contact: '/contact',
  registration: '/operator-registration',
} as const;
