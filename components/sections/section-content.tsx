import type { ComponentType } from 'react';
import { figures } from '@/content/drawings/figures';
import type { Section, Sections } from '@/content/section';
import { MachineStrip } from '@/components/machines/machine-strip';
import { Collapsible } from '@/components/ui/collapsible';
import { RichText } from '@/components/ui/rich-text';
import { toId } from '@/lib/text/to-id';
import { Callout } from './callout/callout';
import { CardReading } from './card-reading/card-reading';
import { Checklist } from './checklist/checklist';
import type { ContentProps } from './content-props';
import { CostSection } from './cost/cost-section';
import { Definitions } from './definitions/definitions';
import { Embed } from './embed/embed';
import { FeaturesSection } from './features/features-section';
import { FigureBlock } from './figure-block';
import { Form } from './form/form';
import { HiringStepsSection } from './hiring-steps/hiring-steps-section';
import { List } from './list/list';
import { MachineList } from './machine-list/machine-list';
import { MachineTilesSection } from './machine-tiles/machine-tiles-section';
import { PartiesSection } from './parties/parties-section';
import { Photo } from './photo/photo';
import { Prices } from './prices/prices';
import { ProfileSummarySection } from './profile-summary/profile-summary-section';
import { Prose } from './prose/prose';
import { Questions } from './questions/questions';
import { Quotes } from './quotes/quotes';
import { ReasonsSection } from './reasons/reasons-section';
import { SampleProfile } from './sample-profile/sample-profile';
import { layoutOf } from './section-layout';
import { Sources } from './sources/sources';
import { Steps } from './steps/steps';
import { DataTable } from './table/data-table';
import { Tickets } from './tickets/tickets';
import { TimelineSection } from './timeline/timeline-section';
import { TownsSection } from './towns/towns-section';

/**
 * The component of each kind of section. It renders everything below the heading and the intro, or the whole section if
 * the kind is as wide as the window (section-layout.ts).
 */
const components = {
  callout: Callout,
  'card-reading': () => <CardReading />,
  checklist: Checklist,
  cost: CostSection,
  definitions: Definitions,
  embed: Embed,
  features: FeaturesSection,
  form: Form,
  group: ({ section }) => <CollapsedSections sections={section.sections} />,
  'hiring-steps': HiringStepsSection,
  list: List,
  'machine-list': MachineList,
  'machine-tiles': MachineTilesSection,
  parties: PartiesSection,
  photo: Photo,
  prices: Prices,
  'profile-summary': ProfileSummarySection,
  prose: Prose,
  questions: Questions,
  quotes: Quotes,
  reasons: ReasonsSection,
  'sample-profile': SampleProfile,
  sources: Sources,
  steps: ({ section }) => <Steps items={section.items} />,
  table: ({ section: { machines, ...table } }) => (
    <>
      {machines && <MachineStrip machines={machines} />}
      <DataTable {...table} />
    </>
  ),
  tickets: Tickets,
  timeline: TimelineSection,
  towns: TownsSection,
} satisfies { readonly [Kind in Section['kind']]: ComponentType<ContentProps<Kind>> };

/** Everything in a section below its heading and its intro. */
export const SectionContent = ({ section }: { readonly section: Section }) => {
  // The type of `components` gives each kind its own component, but TypeScript loses this when it looks one up.
  const Content = components[section.kind] as ComponentType<{ readonly section: Section }>;
  const figure = section.figure && <FigureBlock name={section.figure} />;
  // The intro of a list leads into its first line, and a drawing that stands on asphalt ends its section.
  const isFigureLast =
    section.kind === 'list' || (section.figure && figures[section.figure].onAsphalt === true);
  return (
    <>
      {!isFigureLast && figure}
      <Content section={section} />
      {isFigureLast && figure}
    </>
  );
};

/** Collapsed sections, except for forms. Use it as the content of a section. */
export const CollapsedSections = ({ sections }: { readonly sections: Sections }) =>
  sections.map((section) => (
    <Collapsible
      key={section.heading}
      summary={<h3>{section.heading}</h3>}
      collapses="always"
      id={section.id ?? toId(section.heading)}
      open={layoutOf(section, 'always').collapses === 'never'}
    >
      {section.intro && (
        <p>
          <RichText text={section.intro} />
        </p>
      )}
      <SectionContent section={section} />
    </Collapsible>
  ));
