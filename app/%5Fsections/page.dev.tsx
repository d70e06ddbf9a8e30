import { PageFrame } from '@/components/frame/page-frame.tsx';
import { kinds } from '@/components/sections/kinds.ts';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { contactForm } from '@/content/forms/contact.ts';
import { withGrouped, type Section, type Sections } from '@/content/model/section.ts';
import { testimonials } from '@/content/pages/testimonials.ts';
import type { SitePath } from '@/content/paths.ts';
import { openStreetMap } from '@/content/third-parties/embeds.ts';
import { allPages } from '@/lib/pages/pages.ts';

/** Kinds that only owners add to pages. */
const addedByOwners: Sections = [
  {
    kind: 'embed',
    heading: 'A map',
    title: 'Open the map',
    embed: openStreetMap('https://www.openstreetmap.org/export/embed.html?bbox=-1.95,52.44,-1.85,52.51'),
  },
  { kind: 'form', heading: contactForm.button.label, form: contactForm },
  {
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
  { kind: 'quotes', heading: 'Quotes', items: testimonials.quotes.slice(0, 1) },
];

type Example = { readonly section: Section; readonly path: SitePath };

const examples = [
  ...allPages.flatMap(({ path, sections }) =>
    withGrouped(sections).map((section): Example => ({ section, path })),
  ),
  ...addedByOwners.map((section): Example => ({ section, path: '/' })),
];

const length = (section: Section) => JSON.stringify(section).length;

/** The kind of a section with its look and width, such as `definitions, columns`. */
const labelOf = (section: Section) =>
  [section.kind, 'look' in section && section.look, 'width' in section && section.width]
    .filter(Boolean)
    .join(', ');

const labels = new Set([...Object.keys(kinds), ...examples.map(({ section }) => labelOf(section))]);

/** The shortest section of each kind in each of its looks. */
const shortestExamples = [...labels].map((label) => {
  const [example] = examples
    .filter(({ section }) => labelOf(section) === label)
    .toSorted((a, b) => length(a.section) - length(b.section));
  return { label, example };
});

/** `/_sections` on the development server: an example of each kind of section, with the code that creates it. */
export default function SectionsPage() {
  return (
    <PageFrame>
      <div className="page-width grid gap-12 py-12">
        <h1>Sections</h1>
        {shortestExamples.map(({ label, example }) =>
          example ? (
            <div key={label}>
              <PageSections page={{ path: example.path, sections: [example.section] }} />
              <pre className="mt-4 overflow-x-auto border-2 border-line p-4 text-sm">
                {JSON.stringify(example.section, null, 2)}
              </pre>
            </div>
          ) : (
            <p key={label}>No page has a section of the kind “{label}”.</p>
          ),
        )}
      </div>
    </PageFrame>
  );
}
