import { bareCategory, categoryCodes } from '@/content/categories';
import { company } from '@/content/company';
import { sampleProfile } from '@/content/sample-profile';
import { channels } from '@/lib/site/channels';
import { phoneFromAbroad, phoneUrl, relayUrl } from '@/lib/site/phone';
import { mainText, pageAt, testedPages, textIn } from './built-site';

const texts = new Map(testedPages.map((page) => [page.path, mainText(page)]));

const textAt = (path: string) => {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`${path} was not built.`);
  return text;
};

const categories = new Set(categoryCodes.map((code) => bareCategory(code)));
const codes = /(?:CPCS|NPORS) [AND]\d{2,3}/g;

test.each(testedPages.map((page) => [page.path, page] as const))(
  '%s names card categories that exist, each on one line with its scheme',
  (path, { document }) => {
    expect((textAt(path).match(codes) ?? []).filter((name) => !categories.has(name))).toEqual([]);
    const breakable = [...document.querySelectorAll('main *')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeName }) => nodeName === '#text')
      .flatMap(({ textContent }) => textContent?.match(codes) ?? []);
    expect(breakable).toEqual([]);
  },
);

/** Claims that are against the law, or against what the terms of the site say of an agency that introduces. */
const falseClaims: readonly RegExp[] = [
  /\bwe employ\b|\boperators are employed\b/i,
  /\bguarante(?:e|ed|es)\b/i,
  /\bwe are fully insured\b/i,
  /\b(?:cards?|documents?) ha(?:s|ve) been received\b/i,
  /\bour (?:own )?(?:operators|drivers|crew|fleet|machines)\b|\bwe (?:supply|hire out|provide) (?:operators|drivers)\b/i,
  /\bday rates?\b|\bon our payroll\b/i,
  /\bHSE[- ]approved\b|\brequired by law to hold a (?:CPCS|NPORS)\b|\bCITB CPCS\b/i,
];

test('no page makes a false claim', () => {
  const found = [...texts].flatMap(([path, text]) =>
    text
      .split(/(?<=[.?!]) /)
      .filter((sentence) => falseClaims.some((claim) => claim.test(sentence)))
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test.each(testedPages.map((page) => [page.path, page] as const))(
  '%s prints no phone number but the company’s',
  (path, { document }) => {
    const phones = company.offices.map(({ phone }) => phone);
    const known = new Set<string | null>([
      ...phones.flatMap((phone) => [phoneUrl(phone), relayUrl(phone)]),
      ...channels.map(({ href }) => href),
    ]);
    const links = [
      ...document.querySelectorAll('a:is([href^="tel:"], [href^="sms:"], [href^="https://wa.me/"])'),
    ].map((link) => link.getAttribute('href'));
    expect(links).toContain(phoneUrl());
    expect(links.filter((href) => !known.has(href))).toEqual([]);
    const around = [...document.querySelectorAll('header, footer')].map(textIn);
    const printedNumbers = [
      ...phones.flatMap((phone) => [phone, phoneFromAbroad(phone) ?? []]),
      ...channels.map(({ printed }) => printed),
    ];
    const text = printedNumbers
      .flat()
      .reduce((rest, printed) => rest.replaceAll(printed, ''), [textAt(path), ...around].join('\n'));
    expect(text.match(/(?:\+44|\b0)[\d ()-]{8,}\d/g) ?? []).toEqual([]);
  },
);

test('what the company has besides the phone is beside it in the menu, the footer, the call panel and on Contact', () => {
  const hrefs = channels.map(({ href }) => href);
  for (const { path, document } of testedPages)
    for (const place of document.querySelectorAll(
      `#mobile-menu, footer, main .beside-text .plate${path === '/contact' ? ', main' : ''}`,
    )) {
      const linked = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      expect([path, linked.filter((href) => hrefs.includes(href))]).toEqual([path, hrefs]);
    }
});

test.each(['/', '/hire-operators'])('%s shows a sample profile that says it is one', (path) => {
  const profile = pageAt(path).document.querySelector('main article');
  expect(profile?.getAttribute('aria-label')).toContain(sampleProfile.mark);
  expect(textIn(profile)).toContain(sampleProfile.note);
});
