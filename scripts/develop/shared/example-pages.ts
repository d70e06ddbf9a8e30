import { familyPaths, slugs } from '@/content/paths.ts';

/** One page of each kind. */
export const examplePages = {
  home: '/',
  list: familyPaths.machines,
  machine: `${familyPaths.machines}/${slugs.machines[0]}`,
  town: `${familyPaths.towns}/${slugs.towns[0]}`,
  guide: `${familyPaths.guides}/${slugs.guides[0]}`,
  contact: '/contact',
  registration: '/operator-registration',
} as const;
