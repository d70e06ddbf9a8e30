import { company } from '@/content/company';
import { absoluteUrl } from './site-url';
import { type Route, listedRoutes } from './routes';

const line = ({ path, title, description }: Route) => `- [${title}](${absoluteUrl(path)}): ${description}`;

const familyOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 1));

/** What a language model is told of the site, as llmstxt.org proposes: one line a page, family by family. */
export const llmsTxt = (): string => {
  const home = listedRoutes.find(({ path }) => path === '/');
  const families = new Set(listedRoutes.map(({ path }) => familyOf(path)));
  const sections = [...families].map((family) => {
    const heading = family === '/' ? 'Pages' : listedRoutes.find(({ path }) => path === family)?.name;
    const members = listedRoutes.filter(({ path }) => familyOf(path) === family);
    return [`## ${heading}`, '', ...members.map(line)].join('\n');
  });
  return [`# ${company.name}`, `> ${home?.description ?? ''}`, ...sections].join('\n\n').concat('\n');
};
