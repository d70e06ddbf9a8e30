import { searchText } from '@/content/site/shared-text';
import { company } from '@/content/company';
import { families } from '@/content/site/families';
import { absoluteUrl } from './site-url';
import { fixedRoutes, type Route, routeOf } from './routes';

const section = (heading: string, pages: readonly Route[]) =>
  [
    `## ${heading}`,
    '',
    ...pages
      .filter(({ unlisted = false }) => !unlisted)
      .map(({ path, title, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`),
  ].join('\n');

/** A summary for language models: https://llmstxt.org */
export const llmsTxt = (): string =>
  [
    `# ${company.name}`,
    `> ${routeOf('/').description}`,
    section(searchText.pages, fixedRoutes),
    ...Object.values(families).map(({ base, pages }) => section(routeOf(base).name, pages)),
  ]
    .join('\n\n')
    .concat('\n');
