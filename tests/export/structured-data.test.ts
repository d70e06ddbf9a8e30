import { beyondRegions, company, mainOffice, regions } from '@/content/company.ts';
import { sharedText } from '@/content/interface-text.ts';
import { towns } from '@/content/towns/index.ts';
import { channels } from '@/lib/company/channels.ts';
import { internationalPhone } from '@/lib/company/phone.ts';
import { siteUrl } from '@/lib/company/site-url.ts';
import { listedPages } from '@/lib/pages/pages.ts';
import { faqQuestions } from '@/lib/pages/structured-data.ts';
import { faultsIn, mainText, pageAt, testedPages, textIn } from './built-site.ts';

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };
type Step = { readonly position: number; readonly name: string; readonly item: string };
type Question = { readonly name: string; readonly acceptedAnswer: { readonly text: string } };

const dataOf = (document: Document) => {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return scripts[0]?.textContent ?? '';
};

const graphOf = (path: string) =>
  (JSON.parse(dataOf(pageAt(path).document)) as { readonly '@graph': readonly Node[] })['@graph'];

const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type);

test('URLs are absolute, references can be resolved, and no false claims are made', () => {
  const siteRoot = `${siteUrl()}/`;
  expect(
    faultsIn(testedPages, ({ document }) => {
      const data = dataOf(document);
      const urls = [...data.matchAll(/"(?:url|item|logo|@id)":"(.*?)"/g)].map(([, url = '']) => url);
      const references = [...data.matchAll(/\{("@id":".*?")\}/g)].map(([, reference = '']) => reference);
      return [
        ...urls.filter((url) => !url.startsWith(siteRoot)),
        ...references.filter((reference) => !data.includes(`${reference},`)),
        ...[...data.matchAll(/"opens":"(.*?)","closes":"(.*?)"/g)].flatMap(
          ([hours, opens = '', closes = '']) => (opens < closes ? [] : [hours]),
        ),
        ...(data.match(/"(?:Review|AggregateRating|JobPosting|LocalBusiness)"/g) ?? []),
      ];
    }),
  ).toEqual([]);
});

const agencyOf = (path: string) => graphOf(path).find((node) => node['@id'] === `${siteUrl()}/#agency`);

test('every page names the agency, and two pages describe it in full', () => {
  for (const { path } of testedPages) expect(agencyOf(path)).toMatchObject({ name: company.name });
  const agency = agencyOf('/');
  expect(agencyOf('/contact')).toEqual(agency);
  expect(agency).toMatchObject({
    telephone: internationalPhone(mainOffice.phone),
    email: mainOffice.email,
    areaServed: [
      ...regions.map((name) => ({ '@type': 'AdministrativeArea', name })),
      ...towns.listed
        .filter(({ area }) => beyondRegions.some((county) => area.includes(county)))
        .map(({ name }) => ({ '@type': 'City', name })),
    ],
  });
  const offices = (agency?.['department'] ?? [agency]) as readonly Node[];
  expect(offices.map(({ '@type': type, telephone, email }) => ({ type, telephone, email }))).toEqual(
    company.offices.map(({ phone, email, address }) => ({
      type: address ? 'EmploymentAgency' : 'Organization',
      telephone: internationalPhone(phone),
      email,
    })),
  );
  expect(agency?.['contactPoint'] ?? []).toEqual(
    channels.map(({ label, number }) => ({ '@type': 'ContactPoint', contactType: label, telephone: number })),
  );
});

test.each(testedPages)('$path: breadcrumbs, description and questions match the visible page', (page) => {
  const { path, document } = page;
  const breadcrumbs = [...document.querySelectorAll(`nav[aria-label="${sharedText.breadcrumb}"] li`)];
  const trail = (nodeOf(path, 'BreadcrumbList')?.['itemListElement'] ?? []) as readonly Step[];
  expect(trail.map(({ position, name, item }) => [position, name, new URL(item).pathname])).toEqual(
    breadcrumbs.map((step, index) => [
      index + 1,
      textIn(step),
      step.querySelector('a')?.getAttribute('href') ?? path,
    ]),
  );
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  expect(nodeOf(path, 'WebPage')).toMatchObject({ description, inLanguage: document.documentElement.lang });
  expect(document.title.startsWith(String(nodeOf(path, 'WebPage')?.['name']))).toBe(true);
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  const questions = (nodeOf(path, 'FAQPage')?.['mainEntity'] ?? []) as readonly Question[];
  for (const { name, acceptedAnswer } of questions)
    for (const words of [name, acceptedAnswer.text])
      expect(squeeze(mainText(page))).toContain(squeeze(words));
});

test('a page of questions describes all of them, and each town page its town', () => {
  for (const page of listedPages) {
    const questions = (nodeOf(page.path, 'FAQPage')?.['mainEntity'] ?? []) as readonly Question[];
    expect(questions.map(({ name }) => name)).toEqual(faqQuestions(page).map(({ question }) => question));
  }
  for (const { path, name } of towns.listed)
    expect(nodeOf(path, 'Service')).toMatchObject({ areaServed: { name } });
});
