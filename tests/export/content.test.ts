import { bareCategory, categoryCodes } from '@/content/categories';
import { company } from '@/content/company';
import { channels } from '@/lib/site/channels';
import { phoneFromAbroad, phoneUrl, relayUrl } from '@/lib/site/phone';
import { mainText, testedPages, textIn } from './built-site';

const texts = new Map(testedPages.map((page) => [page.path, mainText(page)]));

const textAt = (path: string) => {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`${path} was not built.`);
  return text;
};

test.each([...texts.keys()])('%s names card categories that exist, each with its own scheme', (path) => {
  const known = new Set(categoryCodes.map((code) => bareCategory(code)));
  const named = textAt(path).match(/(?:CPCS|NPORS) [AND]\d{2,3}/g) ?? [];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test.each(testedPages.map((page) => [page.path, page] as const))(
  '%s never breaks a code behind its scheme',
  (_path, { document }) => {
    const breakable = [...document.querySelectorAll('main *')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeName }) => nodeName === '#text')
      .flatMap(({ textContent }) => textContent?.match(/(?:CPCS|NPORS) [AND]\d{2,3}/g) ?? []);
    expect(breakable).toEqual([]);
  },
);

/** Claims that are against the law, or against what the terms of the site say of an agency that introduces. */
const falseClaims: readonly RegExp[] = [
  /\bwe employ\b|\boperators are employed\b/i,
  /\bguarante(?:e|ed|es)\b/i,
  /\bwe are fully insured\b/i,
  /\b(?:cards?|documents?) ha(?:s|ve) been received\b/i,
  /\bHSE[- ]approved\b|\brequired by law to hold a (?:CPCS|NPORS)\b|\bCITB CPCS\b/i,
];

const falseIn = (text: string) =>
  text.split(/(?<=[.?!]) /).filter((sentence) => falseClaims.some((claim) => claim.test(sentence)));

test.each(['Operators are employed by us.', 'We employ drivers.', 'A start is guaranteed.'])(
  '“%s” is a false claim',
  (sentence) => {
    expect(falseIn(sentence)).toEqual([sentence]);
  },
);

test.each(['We introduce; we do not employ.', 'We do not employ operators.'])('“%s” is none', (sentence) => {
  expect(falseIn(sentence)).toEqual([]);
});

test('no page makes a false claim', () => {
  const found = [...texts].flatMap(([path, text]) => falseIn(text).map((sentence) => `${path}: ${sentence}`));
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

const channelLinks = (within: Element | null | undefined) =>
  [...(within?.querySelectorAll('a') ?? [])].flatMap((link) =>
    channels.some(({ href }) => href === link.getAttribute('href')) ? [link.getAttribute('href')] : [],
  );

test('what the company has besides the phone is beside it in the menu, the footer, the call panel and on Contact', () => {
  const hrefs = channels.map(({ href }) => href);
  for (const { path, document } of testedPages)
    for (const [place, element] of [
      ['menu', document.querySelector('#mobile-menu')],
      ['footer', document.querySelector('footer')],
      ...[...document.querySelectorAll('main .beside-text .plate')].map(
        (panel) => ['call panel', panel] as const,
      ),
      ...(path === '/contact' ? ([['main', document.querySelector('main')]] as const) : []),
    ] as const)
      expect([path, place, channelLinks(element)]).toEqual([path, place, hrefs]);
});
