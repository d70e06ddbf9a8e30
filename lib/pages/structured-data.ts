import type { Graph, Thing } from 'schema-dts';
import { company } from '@/content/company.ts';
import { guides, type GuideEntry } from '@/content/guides/index.ts';
import { searchText } from '@/content/interface-text.ts';
import { siteLanguage } from '@/content/language.ts';
import { machines, type MachineEntry } from '@/content/machines/index.ts';
import { machineNames } from '@/content/machines/slugs.ts';
import type { Page } from '@/content/model/page.ts';
import type { FaqQuestion } from '@/content/model/section-parts.ts';
import { withGrouped } from '@/content/model/section.ts';
import type { Text } from '@/content/model/text.ts';
import type { SitePath } from '@/content/paths.ts';
import { towns, type TownEntry } from '@/content/towns/index.ts';
import { absoluteUrl, siteUrl } from '@/lib/company/site-url.ts';
import { agency, agencyId, areaServed } from './agency-data.ts';
import { breadcrumbsOf, pageOf } from './pages.ts';

const website = (): Thing => ({
  '@type': 'WebSite',
  '@id': `${siteUrl()}/#website`,
  name: company.name,
  url: absoluteUrl('/'),
  inLanguage: siteLanguage,
  publisher: { '@id': agencyId },
});

const webPage = (path: SitePath): Thing => {
  const { title, description, updated, lang = siteLanguage } = pageOf(path);
  return {
    '@type': 'WebPage',
    '@id': absoluteUrl(path),
    url: absoluteUrl(path),
    name: title,
    description,
    inLanguage: lang,
    dateModified: updated,
    publisher: { '@id': agencyId },
  };
};

const breadcrumbs = (path: SitePath): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbsOf(path).map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: absoluteUrl(crumb.path),
  })),
});

/** schema.org's type `City` is also used for smaller towns. */
const townService = ({ path, name }: TownEntry): Thing => ({
  '@type': 'Service',
  name: pageOf(path).title,
  serviceType: searchText.agency,
  url: absoluteUrl(path),
  provider: { '@id': agencyId },
  areaServed: { '@type': 'City', name },
});

const machineService = ({ slug, path, name, description }: MachineEntry): Thing => ({
  '@type': 'Service',
  name,
  serviceType: searchText.introduction(machineNames[slug].shortName),
  description,
  url: absoluteUrl(path),
  provider: { '@id': agencyId },
  areaServed,
});

const guide = ({ path, question, description, updated, sections }: GuideEntry): Thing => ({
  '@type': 'Article',
  headline: question,
  description,
  dateModified: updated,
  mainEntityOfPage: { '@id': absoluteUrl(path) },
  author: { '@id': agencyId },
  publisher: { '@id': agencyId },
  citation: withGrouped(sections).flatMap((section) =>
    section.kind === 'sources' ? section.items.map(({ href }) => href) : [],
  ),
});

const plainText = (text: Text) =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The questions of a page's sections of the kind `faq`. */
export const faqQuestions = ({ sections }: Pick<Page, 'sections'>): readonly FaqQuestion[] =>
  withGrouped(sections).flatMap((section) => (section.kind === 'faq' ? section.items : []));

const faqPage = (questions: readonly FaqQuestion[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, short, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: `${short} ${plainText(answer)}` },
  })),
});

const subjects = new Map<SitePath, Thing>([
  ['/', website()],
  ...guides.entries.map((entry) => [entry.path, guide(entry)] as const),
  ...machines.entries.map((entry) => [entry.path, machineService(entry)] as const),
  ...towns.entries.map((entry) => [entry.path, townService(entry)] as const),
]);

/** Only contains information that is visible on the page. */
export const structuredData = (path: SitePath): Graph => {
  const questions = faqQuestions(pageOf(path));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agency(path),
      path === '/' ? undefined : breadcrumbs(path),
      webPage(path),
      subjects.get(path),
      questions.length > 0 ? faqPage(questions) : undefined,
    ].filter((thing) => thing !== undefined),
  };
};
