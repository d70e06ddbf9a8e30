/** @jest-environment node */
import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PrintedSheet } from '@/components/sections/checklist/printed-sheet.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { figures } from '@/content/drawings/figures.ts';
import { guides } from '@/content/guides/index.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Section } from '@/content/model/section.ts';
import { slugs } from '@/content/paths.ts';
import { openStreetMap } from '@/content/third-parties/embeds.ts';
import { sheets } from '@/lib/pages/sheets.ts';
import { inWrongLanguage } from '@/tests/helpers/in-wrong-language.ts';
import { ArticlePage } from './article-page.tsx';

const lang = 'cy';

/** Starts with this mark, because the same word may be a shared text. */
const inOwnLanguage = (text: string) => `Ŵ ${text}`;

const mainOf = (page: ReactNode) =>
  new JSDOM(renderToStaticMarkup(page)).window.document.querySelector('main')!;

const mispronouncedTexts = (root: ParentNode) =>
  inWrongLanguage(root, (text) => (text.includes('Ŵ') ? lang : siteLanguage));

const [machine] = slugs.machines;
// An owner's first guide may be in another language.
const { path } = guides.entries.find((guide) => guide.lang === undefined)!;

const checklist = {
  kind: 'checklist',
  heading: inOwnLanguage('checklist'),
  intro: inOwnLanguage('intro'),
  items: [inOwnLanguage('item')],
} as const;

const sections: readonly Section[] = [
  checklist,
  {
    kind: 'machine-list',
    heading: inOwnLanguage('machines'),
    items: [{ machine, lines: [inOwnLanguage('work')] }],
  },
  {
    kind: 'table',
    heading: inOwnLanguage('table'),
    jump: inOwnLanguage('jump'),
    caption: inOwnLanguage('caption'),
    columns: [inOwnLanguage('first'), inOwnLanguage('second')],
    rows: [[inOwnLanguage('header'), inOwnLanguage('cell')]],
    machines: [machine],
  },
  {
    kind: 'prose',
    heading: inOwnLanguage('prose'),
    figure: Object.keys(figures)[0] as keyof typeof figures,
    paragraphs: [inOwnLanguage('paragraph')],
  },
  { kind: 'sources', heading: inOwnLanguage('sources'), checked: '2026-01-01', items: [] },
  {
    kind: 'prices',
    heading: inOwnLanguage('prices'),
    caption: inOwnLanguage('caption'),
    from: '2026-01-01',
    vat: 'added',
    items: [
      { item: inOwnLanguage('item'), pounds: 1, per: inOwnLanguage('unit') },
      { item: inOwnLanguage('item'), percent: 1, of: inOwnLanguage('sum') },
    ],
  },
  {
    kind: 'quotes',
    heading: inOwnLanguage('quotes'),
    items: [
      {
        name: inOwnLanguage('name'),
        company: inOwnLanguage('company'),
        text: inOwnLanguage('quote'),
        stars: 5,
      },
    ],
  },
  { kind: 'card-reading', heading: inOwnLanguage('card'), note: inOwnLanguage('note') },
  { kind: 'sample-profile', heading: inOwnLanguage('profile') },
  {
    kind: 'embed',
    heading: inOwnLanguage('embed'),
    title: inOwnLanguage('map'),
    embed: openStreetMap('https://www.openstreetmap.org/export/embed.html?'),
  },
  {
    kind: 'prose',
    heading: inOwnLanguage('English section'),
    lang,
    paragraphs: [inOwnLanguage('paragraph')],
  },
  {
    kind: 'checklist',
    heading: 'English checklist',
    lang: siteLanguage,
    jump: 'English jump',
    items: ['English item'],
  },
  {
    kind: 'group',
    heading: inOwnLanguage('group'),
    sections: [
      { kind: 'prose', heading: inOwnLanguage('inner'), paragraphs: [inOwnLanguage('paragraph')] },
      {
        kind: 'prose',
        heading: 'English inner section',
        lang: siteLanguage,
        intro: 'English intro',
        paragraphs: ['English paragraph'],
      },
    ],
  },
];

test.each([{ kind: 'machine', machine }, { kind: 'card-pair' }] as const)(
  'a page in another language with the heroDrawing $kind marks its shared texts',
  (heroDrawing) => {
    const page = {
      path,
      name: inOwnLanguage('name'),
      description: inOwnLanguage('description'),
      heading: inOwnLanguage('heading'),
      title: inOwnLanguage('title'),
      intro: inOwnLanguage('intro'),
      updated: '2026-01-01',
      lang,
      sections,
      heroDrawing,
      sample: true,
      callToAction: {
        heading: inOwnLanguage('call'),
        text: inOwnLanguage('reason'),
        button: { label: inOwnLanguage('button'), href: '/contact' },
      },
    } as const;
    const main = mainOf(
      <div lang={lang}>
        <ArticlePage
          page={page}
          callToAction={callsToAction.standard}
          actions={<ContactButtons button={callsToAction.standard.button} />}
          author="A. Author"
        />
      </div>,
    );
    for (const words of ['jump', 'call', 'reason', 'button'])
      expect(main.textContent).toContain(inOwnLanguage(words));
    expect(mispronouncedTexts(main)).toEqual([]);
  },
);

test('a checklist to print is in the language of its page, and marks its shared texts', () => {
  const main = mainOf(
    <PrintedSheet {...sheets[0]!} lang={lang} subject={inOwnLanguage('page')} checklist={checklist} />,
  );
  // The build copies this language to `<html>`.
  expect(main.lang).toBe(lang);
  expect(mispronouncedTexts(main)).toEqual([]);
});

test('a checklist to print in a language other than that of its page', () => {
  const main = mainOf(<PrintedSheet {...sheets[0]!} subject="Page" checklist={{ ...checklist, lang }} />);
  expect(main.lang).toBe(lang);
  expect(mispronouncedTexts(main)).toEqual([]);
});
