import { company, mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { phoneUrl } from '@/content/format/parse-phone.ts';
import { sampleProfile } from '@/content/hiring/sample-profile.ts';
import { withGrouped } from '@/content/model/section.ts';
import { contact } from '@/content/pages/contact.ts';
import { home } from '@/content/pages/home.ts';
import { pages } from '@/content/pages/index.ts';
import { supplier } from '@/content/supplier.ts';
import { bareCategory, categoryCodes, lettersText, type CategoryCode } from '@/content/tickets/categories.ts';
import { channels } from '@/lib/company/channels.ts';
import { phoneFromAbroad, relayNumber, relayUrl } from '@/lib/company/phone.ts';
import { vcardPath } from '@/lib/company/vcard.ts';
import {
  attributesOf,
  faultsIn,
  mainText,
  missingElements,
  pageAt,
  placeOf,
  testedPages,
  textBlocks,
  textIn,
} from './built-site.ts';

const breakableTexts = (document: Document, isWanted: (text: string) => boolean, except: string) => {
  // 4 is NodeFilter.SHOW_TEXT, which isn't a global in Node.
  const walker = document.createTreeWalker(document.body, 4);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isWanted(node.textContent ?? '') && !node.parentElement?.closest(except))
      texts.push(node.textContent ?? '');
  return texts;
};

/** `A34` alone can be a road, but not with a letter after it. */
const codes = /\b(?:(?:CPCS|NPORS)\s[AND]\d{2,3}|[ND]\d{2,3}|A\d{2}(?=[A-F]\b))[A-F]?\b/g;

const isKnown = (ticketCode: string) => {
  const [, scheme, code = '', letter] = /^(?:(\w+)\s)?([AND]\d+)([A-F])?$/.exec(ticketCode) ?? [];
  const known = categoryCodes.find((candidate) => candidate === code);
  if (!known || (scheme && bareCategory(known) !== `${scheme} ${code}`)) return false;
  return !letter || lettersIn(known).includes(letter);
};

const lettersIn = (code: CategoryCode) =>
  (lettersText(code) ?? '').split(', ').map((meaning) => meaning.charAt(0));

test('the contact page shows the details of an office in the order of their labels in content', () => {
  const labels = Object.values<string>(contact.details.labels);
  const lists = [...pageAt(contact.path).document.querySelectorAll('dl')];
  const shown = lists
    .map((list) => [...list.querySelectorAll('dt')].map(textIn).filter((term) => labels.includes(term)))
    .find((terms) => terms.includes(contact.details.labels.phone));
  expect(shown).toEqual(labels.filter((label) => shown?.includes(label)));
});

test('no page shows a sum with many decimal places, such as 0.30000000000000004', () => {
  const sums = testedPages.flatMap(({ path, document }) =>
    [...document.body.textContent.matchAll(/\d+\.\d{6,}/g)].map(([sum]) => `${path}: ${sum}`),
  );
  expect(sums).toEqual([]);
});

test('every card category and its letter are in the table of categories, and stay on one line', () => {
  expect(
    faultsIn(testedPages, (page) => [
      ...(mainText(page).match(codes) ?? [])
        .filter((ticketCode) => !isKnown(ticketCode))
        .map(
          (ticketCode) =>
            `${ticketCode} is not in content/tickets/categories.ts. Correct it, or add it there with its source.`,
        ),
      ...breakableTexts(page.document, (text) => /(?:CPCS|NPORS) [AND]\d{2,3}/.test(text), 'script'),
    ]),
  ).toEqual([]);
});

/** Claims that contradict the law or the site's terms, each with a reason for the failure message. */
const falseClaims: readonly (readonly [claim: RegExp, reason: string])[] = [
  [
    /\bwe employ\b|\boperators are employed\b|\bon our payroll\b/i,
    'the terms say that the hirer takes the operator on. Write “you take the operator on”',
  ],
  [
    /\bour (?:own )?(?:operators|drivers|crew|fleet|machines)\b|\bwe (?:supply|hire out|provide) (?:operators|drivers)\b/i,
    'the terms say that the agency only introduces. Write “the operators we introduce”, or “we find operators”',
  ],
  [/\bwe are fully insured\b/i, 'say which policies the agency has, as content/promises.ts does'],
  [
    /\b(?:cards?|documents?) ha(?:s|ve) been received\b/i,
    'the site uploads no files. Write “show us your card when we call”',
  ],
  [/\bHSE[- ]approved\b/i, 'HSE approves no card, course or agency. Leave it out'],
  [
    /\brequired by law to hold a (?:CPCS|NPORS)\b/i,
    'the law requires training, not a certain card. Write “most sites ask for a CPCS or NPORS card”',
  ],
  [/\bCITB CPCS\b/i, 'NOCN runs CPCS, no longer CITB. Write “CPCS”'],
];

test("no page contradicts the law or the site's terms", () => {
  expect(
    faultsIn(testedPages, (page) =>
      textBlocks(page)
        .flatMap((text) => text.split(/(?<=[.?!]) /))
        .flatMap((sentence) =>
          falseClaims.flatMap(([claim, reason]) => {
            const [words] = claim.exec(sentence) ?? [];
            return words ? `“${words}” in “${sentence}”${placeOf(words)}: ${reason}.` : [];
          }),
        ),
    ),
  ).toEqual([]);
});

test('no page shows an HTML tag as text', () => {
  expect(
    faultsIn(testedPages, (page) =>
      (mainText(page).match(/<\/?[a-z][^<>]*>/gi) ?? []).map(
        (tag) => `It shows ${tag} as text. Leave it out: content has \`link(…)\`, and no HTML.`,
      ),
    ),
  ).toEqual([]);
});

const phones = company.offices.map(({ phone }) => phone);
const channelLinks = channels.map(({ href }) => href);
const ownLinks = new Set<string>([
  ...phones.flatMap((phone) => [phoneUrl(phone), relayUrl(phone)]),
  ...channelLinks,
  ...company.otherNumbers.map((number) => phoneUrl(number)),
]);
const ownNumbers = [
  ...phones.flatMap((phone) => [relayNumber(phone), phone, phoneFromAbroad(phone) ?? []].flat()),
  ...channels.map(({ printedNumber }) => printedNumber),
  ...company.otherNumbers,
].map((number) => textIn({ textContent: formatPhone(number) }));
const phoneLike = /(?:\+44|\b0)[\d ()-]{8,}\d/g;
/** Numbers that look like phone numbers, such as that of a policy or a membership. */
const supplierNumbers = JSON.stringify(supplier).match(phoneLike) ?? [];
const spacedNumbers = ownNumbers.filter((number) => number.includes(' '));

test("every page shows and links only the company's own phone numbers", () => {
  expect(
    faultsIn(testedPages, (page) => {
      const { document } = page;
      const around = [...document.querySelectorAll('header, footer')].map(textIn);
      const text = [...ownNumbers, ...supplierNumbers].reduce(
        (rest, number) => rest.replaceAll(number, ''),
        [mainText(page), ...around].join('\n'),
      );
      return [
        ...missingElements(document, `a[href="${phoneUrl(mainOffice.phone)}"]`),
        ...attributesOf(document, 'a:is([href^="tel:"], [href^="sms:"], [href^="https://wa.me/"])', 'href')
          .filter((href) => !ownLinks.has(href))
          .map(
            (href) =>
              `It links to ${href}, which is not a number in content/company.ts. Correct it, or add it to \`otherNumbers\` there.`,
          ),
        ...(text.match(phoneLike) ?? []).map(
          (number) =>
            `It shows the phone number ${number}. Take that of an office from \`company\` in content/company.ts, and add any other to \`otherNumbers\` there. A number of another kind, such as that of a policy, belongs in content/supplier.ts too.`,
        ),
        ...breakableTexts(
          document,
          (words) => spacedNumbers.some((number) => words.includes(number)),
          'script, .whitespace-nowrap',
        ).map((words) => `The phone number in “${words}” can break.`),
        ...[...document.querySelectorAll('main a[href^="tel:"]')]
          .filter(({ childNodes }) => childNodes.length > 1)
          .map(textIn),
      ];
    }),
  ).toEqual([]);
});

test('offices, the vCard and other contact channels are shown where visitors need them', () => {
  const offices = company.offices.flatMap(({ phone, email }) => [phoneUrl(phone), `mailto:${email}`]);
  const inFooter = [vcardPath, ...offices].map((href) => `footer a[href="${href}"]`);
  expect(faultsIn(testedPages, ({ document }) => missingElements(document, ...inFooter))).toEqual([]);
  for (const path of ['/contact', '/hire-operators'])
    expect(pageAt(path).document.querySelectorAll(`main a[href="${vcardPath}"]`)).toHaveLength(1);
  expect(
    faultsIn(testedPages, ({ path, document }) =>
      [...document.querySelectorAll(`#mobile-menu, footer${path === '/contact' ? ', main' : ''}`)].flatMap(
        (place) => channelLinks.filter((href) => !place.querySelector(`a[href="${href}"]`)),
      ),
    ),
  ).toEqual([]);
});

test('every section of a page outside the families has its heading on the page', () => {
  const faults = pages.flatMap(({ path, sections }) => {
    const text = textIn(pageAt(path).document.querySelector('main'));
    return withGrouped(sections)
      .filter(({ heading }) => !text.includes(heading))
      .map(
        ({ heading }) => `${path}: “${heading}” is missing. Render \`sections\` in the page’s folder in app.`,
      );
  });
  expect(faults).toEqual([]);
});

const profilePages = [
  '/hire-operators',
  ...(home.sections.some((section) => section.kind === 'sample-profile' && section.width === 'window')
    ? ['/']
    : []),
];

test.each(profilePages)('%s shows a sample profile that is marked as a sample', (path) => {
  const profile = pageAt(path).document.querySelector('main article');
  expect(profile?.getAttribute('aria-label')).toContain(sampleProfile.sampleLabel);
  expect(textIn(profile)).toContain(sampleProfile.note);
});
