import { PageFrame } from '@/components/page/page-frame.tsx';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { contactForm } from '@/content/forms/contact.ts';
import { sectors } from '@/content/sectors/index.ts';
import { towns } from '@/content/towns/index.ts';
import { forBuyers } from '@/content/pages/for-buyers.ts';
import { home } from '@/content/pages/home.ts';
import { hireOperators } from '@/content/pages/hire-operators.ts';
import { testimonials } from '@/content/pages/testimonials.ts';
import { guides } from '@/content/guides/index.ts';
import { type Section, type SectionOf, withGrouped } from '@/content/section.ts';
import { machines } from '@/content/machines/index.ts';
import { openStreetMap } from '@/content/third-parties/embeds.ts';

const written: readonly Section[] = [
  ...[machines, guides, sectors, towns].flatMap(({ entries }) => entries.flatMap(({ sections }) => sections)),
  ...withGrouped(hireOperators.sections),
  ...home.sections,
  ...forBuyers.sections,
];

const length = (section: Section) => JSON.stringify(section).length;

const shortest = <Kind extends Section['kind']>(kind: Kind) =>
  written
    .filter((section): section is SectionOf<Kind> => section.kind === kind)
    .toSorted((a, b) => length(a) - length(b))[0];

/** The shortest section that a page has, or one written here. */
const examples: { readonly [Kind in Section['kind']]: SectionOf<Kind> | undefined } = {
  callout: shortest('callout'),
  'card-reading': shortest('card-reading'),
  checklist: shortest('checklist'),
  cost: shortest('cost'),
  definitions: shortest('definitions'),
  embed: {
    kind: 'embed',
    heading: 'A map',
    title: 'Open the map',
    embed: openStreetMap('https://www.openstreetmap.org/export/embed.html?bbox=-1.95,52.44,-1.85,52.51'),
  },
  features: shortest('features'),
  form: { kind: 'form', heading: contactForm.button.label, form: contactForm },
  'full-width-parties': shortest('full-width-parties'),
  group: shortest('group'),
  'hiring-steps': shortest('hiring-steps'),
  list: shortest('list'),
  'machine-list': shortest('machine-list'),
  'machine-tiles': shortest('machine-tiles'),
  parties: shortest('parties'),
  photo: shortest('photo'),
  prices: {
    kind: 'prices',
    heading: 'Prices',
    caption: 'Introduction fees',
    from: '2026-12-01',
    vat: 'added',
    items: [
      { item: 'Hire of up to a week', pounds: 250, per: 'operator' },
      { item: 'Longer hire', percent: 12, of: 'the first week’s pay' },
    ],
  },
  'profile-summary': shortest('profile-summary'),
  prose: shortest('prose'),
  questions: shortest('questions'),
  quotes: { kind: 'quotes', heading: 'Quotes', items: testimonials.quotes.slice(0, 1) },
  reasons: shortest('reasons'),
  'sample-profile': shortest('sample-profile'),
  sources: shortest('sources'),
  steps: shortest('steps'),
  table: shortest('table'),
  tickets: shortest('tickets'),
  timeline: shortest('timeline'),
  towns: shortest('towns'),
};

/** `/_sections` on the development server: an example of each kind of section, with the code that creates it. */
export default function SectionsPage() {
  return (
    <PageFrame>
      <div className="frame grid gap-12 py-12">
        <h1>Sections</h1>
        {Object.entries(examples).map(([kind, section]) =>
          section ? (
            <div key={kind}>
              <ReadingGrid>
                <SectionList sections={[section]} />
              </ReadingGrid>
              <pre className="mt-4 overflow-x-auto border-2 border-line p-4 text-sm">
                {JSON.stringify(section, null, 2)}
              </pre>
            </div>
          ) : (
            <p key={kind}>No page has a section of the kind “{kind}”.</p>
          ),
        )}
      </div>
    </PageFrame>
  );
}
