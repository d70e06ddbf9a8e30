import { routes } from '@/lib/site/routes';

const firstBelow = (folder: string) => {
  const route = routes.find(({ path }) => path.startsWith(`${folder}/`));
  if (!route) throw new Error(`There is no page below ${folder}.`);
  return route.path;
};

export const pageKinds = {
  home: '/',
  list: '/services',
  service: firstBelow('/services'),
  location: firstBelow('/locations'),
  resource: firstBelow('/resources'),
  contact: '/contact',
  registration: '/operator-registration',
} as const;
