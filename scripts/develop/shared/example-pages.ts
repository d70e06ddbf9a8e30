import { familyPaths } from '@/content/paths.ts';
import { allPages } from '@/lib/pages/pages.ts';

const firstBelow = (folder: string) => {
  const page = allPages.find(({ path }) => path.startsWith(`${folder}/`));
  if (!page) throw new Error(`There is no page below ${folder}.`);
  return page.path;
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
