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

test('every page names the agency, and has the same footer', () => {
  for (const path of paths) expect(agencyOf(path)).toMatchObject({ name: company.name });
  const footers = testedPages.map(({ document }) => textIn(document.querySelector('footer')));
  expect(new Set(footers).size).toBe(1);
  const ways = company.offices.flatMap(({ town, phone, email }) => [town, phone, email]);
  for (const shown of [company.name, ...ways]) expect(footers[0]).toContain(shown);
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

test.each(paths.filter((path) => path !== '/'))('%s: the trail is the one that is shown', (path) => {
  const { document } = pageAt(path);
  const shown = [...document.querySelectorAll(`${breadcrumb} li`)].map(textIn);
  const trail = nodeOf(path, 'BreadcrumbList')?.itemListElement as {
    position: number;
    name: string;
    item: string;
  }[];
  expect(trail.map(({ name }) => name)).toEqual(shown);
  expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
  expect(trail.at(-1)?.item).toBe(`${siteUrl()}${path}`);
  const hrefs = [...document.querySelectorAll(`${breadcrumb} a`)].map((anchor) =>
    anchor.getAttribute('href'),
  );
  expect(trail.slice(0, -1).map(({ item }) => new URL(item).pathname)).toEqual(hrefs);
});

test.each(paths)('%s: description and questions are in the words of the page', (path) => {
  const page = pageAt(path);
  const description = page.document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(nodeOf(path, 'WebPage')).toMatchObject({ description, inLanguage: 'en-GB' });
  expect(page.document.title.startsWith(String(nodeOf(path, 'WebPage')?.name))).toBe(true);
  const questions = nodeOf(path, 'FAQPage')?.mainEntity as
    { name: string; acceptedAnswer: { text: string } }[] | undefined;
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  const words = squeeze(mainText(page));
  for (const { name, acceptedAnswer } of questions ?? []) {
    expect(words).toContain(squeeze(name));
    expect(words).toContain(squeeze(acceptedAnswer.text));
  }
});

test('every service is a service of the agency, in the regions covered', () => {
  for (const { slug, name } of services.entries) {
    const service = nodeOf(`/services/${slug}`, 'Service');
    expect(service).toMatchObject({ name, provider: { '@id': `${siteUrl()}/#agency` } });
    expect(strings(service?.areaServed)).toEqual(expect.arrayContaining([...regions, ...beyondRegions]));
  }
});

test('every town is an area that a service of the agency is for', () => {
  for (const { path, name } of locations.entries)
    expect(nodeOf(path, 'Service')).toMatchObject({
      url: `${siteUrl()}${path}`,
      provider: { '@id': `${siteUrl()}/#agency` },
      areaServed: { '@type': 'City', name },
    });
});
