import { PageFrame } from '@/components/frame/page-frame.tsx';
import { fullWidthComponents, gridRenderers } from '@/components/sections/kinds.tsx';
import { ReadingGrid } from '@/components/sections/reading-grid.tsx';
import { SectionList } from '@/components/sections/section-list.tsx';
import { contactForm } from '@/content/forms/contact.ts';
import { testimonials } from '@/content/pages/testimonials.ts';
import type { Section } from '@/content/section.ts';
import { openStreetMap } from '@/content/third-parties/embeds.ts';
import { routes } from '@/lib/routes/routes.ts';

/** Kinds that only owners add to pages. */
const addedByOwners: readonly Section[] = [
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

const sections = [...routes.flatMap((route) => route.sections), ...addedByOwners];

const length = (section: Section) => JSON.stringify(section).length;

/** The shortest section of each kind. */
const examples = Object.keys({ ...gridRenderers, ...fullWidthComponents }).map((kind) => {
  const [section] = sections.filter((other) => other.kind === kind).toSorted((a, b) => length(a) - length(b));
  return { kind, section };
});

/** `/_sections` on the development server: an example of each kind of section, with the code that creates it. */
export default function SectionsPage() {
  return (
    <PageFrame>
      <div className="frame grid gap-12 py-12">
        <h1>Sections</h1>
        {examples.map(({ kind, section }) =>
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
