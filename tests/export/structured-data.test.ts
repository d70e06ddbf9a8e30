import { beyondRegions, company, regions } from '@/content/company';
import { interfaceWords } from '@/content/interface';
import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { channels } from '@/lib/site/channels';
import { internationalPhone } from '@/lib/site/phone';
import { siteUrl } from '@/lib/site/site-url';
import { mainText, pageAt, testedPages, textIn } from './built-site';

const breadcrumb = `nav[aria-label="${interfaceWords.breadcrumb}"]`;

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };
type Step = { readonly position: number; readonly name: string; readonly item: string };
type Question = { readonly name: string; readonly acceptedAnswer: { readonly text: string } };

const graphOf = (path: string): readonly Node[] => {
  const scripts = pageAt(path).document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '') as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
};

const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type);

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

const paths = testedPages.map(({ path }) => path);

test.each(paths)(
  '%s: every address is absolute, every reference is to a node of the page, and nothing false is claimed',
  (path) => {
    const graph = graphOf(path);
    const addressesIn = (value: unknown): readonly string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [
            ...(['url', 'item', '@id', 'logo'].includes(key) ? [`${key}: ${inner}`] : []),
            ...addressesIn(inner),
          ])
        : [];
    const elsewhere = addressesIn(graph).filter((line) => !line.includes(`: ${siteUrl()}/`));
    expect(elsewhere).toEqual([]);
    const ids = graph.flatMap((node) => (typeof node['@id'] === 'string' ? [node['@id']] : []));
    expect(new Set(ids).size).toBe(ids.length);
    for (const node of graph)
      for (const key of ['provider', 'publisher']) {
        const reference = node[key] as { '@id': string } | undefined;
        if (reference) expect(ids).toContain(reference['@id']);
      }
    // Nothing is claimed that may not be.
    for (const forbidden of ['Review', 'AggregateRating', 'JobPosting', 'LocalBusiness'])
      expect(JSON.stringify(graph)).not.toContain(`"${forbidden}"`);
    expect(graph.some((node) => node['@type'] === 'WebSite')).toBe(path === '/');
    expect(graph.some((node) => node['@type'] === 'FAQPage')).toBe(path === '/faq');
  },
);

const agencyOf = (path: string) => {
  const [agency, ...others] = graphOf(path).filter((node) => node['@id'] === `${siteUrl()}/#agency`);
  expect(others).toEqual([]);
  return agency;
};

test('every page names the agency', () => {
  for (const path of paths) expect(agencyOf(path)).toMatchObject({ name: company.name });
});

test('Home and Contact tell it in full, with its phone, its email address, its area and every way to reach it', () => {
  expect(agencyOf('/contact')).toEqual(agencyOf('/'));
  expect(agencyOf('/')).toMatchObject({
    telephone: internationalPhone(company.phone),
    email: company.email,
  });
  const offices = (agencyOf('/')?.['department'] ?? [agencyOf('/')]) as readonly Node[];
  expect(offices.map(({ '@type': type, telephone, email }) => ({ type, telephone, email }))).toEqual(
    company.offices.map(({ phone, email, address }) => ({
      type: address ? 'EmploymentAgency' : 'Organization',
      telephone: internationalPhone(phone),
      email,
    })),
  );
  expect(strings(agencyOf('/')?.areaServed)).toEqual(expect.arrayContaining([...regions, ...beyondRegions]));
  expect(agencyOf('/')?.['contactPoint'] ?? []).toEqual(
    channels.map(({ label, number }) => ({ '@type': 'ContactPoint', contactType: label, telephone: number })),
  );
});

test.each(paths)('%s: trail, description and questions are those that are shown', (path) => {
  const page = pageAt(path);
  const shown = [...page.document.querySelectorAll(`${breadcrumb} li`)].map((step) => [
    textIn(step),
    step.querySelector('a')?.getAttribute('href') ?? path,
  ]);
  const trail = (nodeOf(path, 'BreadcrumbList')?.itemListElement ?? []) as readonly Step[];
  expect(trail.map(({ name, item }) => [name, new URL(item).pathname])).toEqual(shown);
  expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));

  const description = page.document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(nodeOf(path, 'WebPage')).toMatchObject({ description, inLanguage: 'en-GB' });
  expect(page.document.title.startsWith(String(nodeOf(path, 'WebPage')?.name))).toBe(true);
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  const questions = (nodeOf(path, 'FAQPage')?.mainEntity ?? []) as readonly Question[];
  for (const { name, acceptedAnswer } of questions)
    for (const words of [name, acceptedAnswer.text])
      expect(squeeze(mainText(page))).toContain(squeeze(words));
});

test('every service is one of the agency, in the regions covered or in its town', () => {
  const provider = { '@id': `${siteUrl()}/#agency` };
  for (const { path, name } of services.entries) {
    const service = nodeOf(path, 'Service');
    expect(service).toMatchObject({ name, provider });
    expect(strings(service?.areaServed)).toEqual(expect.arrayContaining([...regions, ...beyondRegions]));
  }
  for (const { path, name } of locations.entries)
    expect(nodeOf(path, 'Service')).toMatchObject({ provider, areaServed: { '@type': 'City', name } });
});
