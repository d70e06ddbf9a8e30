import { PageFrame } from '@/components/page/page-frame';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { SectionList } from '@/components/sections/section-list';
import { townSections } from '@/content/site/blocks';
import { contactForm } from '@/content/forms/contact';
import { industries } from '@/content/industries';
import { locations } from '@/content/locations';
import { hireOperators } from '@/content/pages/hire-operators';
import { testimonials } from '@/content/pages/testimonials';
import { resources } from '@/content/resources';
import type { Section } from '@/content/section';
import { services } from '@/content/services';
import { openStreetMap } from '@/content/third-parties/embeds';

const written: readonly Section[] = [
  ...[services, resources, industries].flatMap(({ entries }) => entries.flatMap(({ sections }) => sections)),
  ...locations.entries.flatMap((town) => townSections(town)),
  ...hireOperators.sections,
  { kind: 'quotes', heading: 'Quotes', items: testimonials.quotes.slice(0, 1) },
  {
    kind: 'prices',
    heading: 'Prices',
    caption: 'Introduction fees',
    from: '2026-12-01',
    vat: 'added',
    items: [{ item: 'Hire of up to a week', pounds: 250, per: 'operator' }],
  },
  {
    kind: 'embed',
    heading: 'A map',
    title: 'Open the map',
    embed: openStreetMap('https://www.openstreetmap.org/export/embed.html?bbox=-1.95,52.44,-1.85,52.51'),
  },
  { kind: 'form', heading: contactForm.button.label, form: contactForm },
];

const length = (section: Section) => JSON.stringify(section).length;

/**
 * The shortest section of each kind: a Map keeps the last value for each key, so the sections are sorted by
 * descending length.
 */
const examples = [
  ...new Map(
    written.toSorted((a, b) => length(b) - length(a)).map((section) => [section.kind, section]),
  ).values(),
];

/** `/_sections` on the development server: an example of each kind of section, with the code that creates it. */
export default function SectionsPage() {
  return (
    <PageFrame>
      <div className="frame grid gap-12 py-12">
        <h1>Sections</h1>
        {examples.map((section) => (
          <div key={section.kind}>
            <ReadingGrid>
              <SectionList sections={[section]} />
            </ReadingGrid>
            <pre className="mt-4 overflow-x-auto border-2 border-line p-4 text-sm">
              {JSON.stringify(section, null, 2)}
            </pre>
          </div>
        ))}
      </div>
    </PageFrame>
  );
}
