import { siteLanguage } from '../language.ts';
import type { Section, Sections } from '../model/section.ts';
import { inLanguage, link } from '../model/text.ts';
import { usualTickets } from '../tickets/usual-tickets.ts';
import type { Town } from './town.ts';

/** Labels instead of sentences, because the same lines appear on every town page. */
const beforeYouHire = ({ machines }: Town): Section => ({
  kind: 'list',
  heading: 'Before you ring',
  lang: siteLanguage,
  jump: 'Cost and checks',
  collapses: 'never',
  items: [
    [link('How soon, even tomorrow', '/hire-operators#how-soon-can-someone-start')],
    ...(machines.some(({ machine }) => machine === 'excavator-operators')
      ? [[link('Lifting with a 360', '/services/excavator-operators#lifting-with-a-digger')]]
      : []),
    [link('Cost and who pays', '/hire-operators#what-it-costs')],
    [link('Our card checks', '/why-choose-us')],
  ],
});

/** Three sections that all towns have, then the town's own. */
export const sectionsOf = (town: Town): Sections => [
  {
    kind: 'machine-list',
    heading: `Machines and tickets for ${town.name}`,
    lang: siteLanguage,
    collapses: 'never',
    items: town.machines.map(({ work, ticket, ...machine }) => ({
      ...machine,
      lines: [typeof work === 'string' ? inLanguage(work, town.lang) : work, usualTickets[ticket].shortLine],
    })),
  },
  beforeYouHire(town),
  { kind: 'callout', ...town.knowFirst },
  ...town.localSections,
];
