import type { ComponentType } from 'react';
import { figures } from '@/content/drawings/figures.ts';
import type {
  Collapses,
  FullWidthKind,
  GridKind,
  GridSection,
  Section,
  SectionOf,
} from '@/content/section.ts';
import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/lib/text/to-id.ts';
import { Callout } from './callout/callout.tsx';
import { CardReading } from './card-reading/card-reading.tsx';
import { Checklist } from './checklist/checklist.tsx';
import type { ContentProps } from './content-props.ts';
import { CostSection } from './cost/cost-section.tsx';
import { Definitions, definitionsLayout } from './definitions/definitions.tsx';
import { Embed } from './embed/embed.tsx';
import { FeaturesSection } from './features/features-section.tsx';
import { FigureBlock } from './figure-block.tsx';
import { FormIsland } from './form/form-island.tsx';
import { HiringStepsSection } from './hiring-steps/hiring-steps-section.tsx';
import { List } from './list/list.tsx';
import { MachineList } from './machine-list/machine-list.tsx';
import { MachineTilesSection } from './machine-tiles/machine-tiles-section.tsx';
import { FullWidthPartiesSection } from './parties/full-width-parties-section.tsx';
import { PartiesDiagram } from './parties/parties-diagram.tsx';
import { Photo } from './photo/photo.tsx';
import { Prices, pricesLayout } from './prices/prices.tsx';
import { ProfileSummarySection } from './profile-summary/profile-summary-section.tsx';
import { Prose } from './prose/prose.tsx';
import { Questions } from './questions/questions.tsx';
import { Quotes } from './quotes/quotes.tsx';
import { ReasonsSection } from './reasons/reasons-section.tsx';
import { SampleProfile } from './sample-profile/sample-profile.tsx';
import type { SectionLayout } from './section-layout.ts';
import { Sources } from './sources/sources.tsx';
import { Steps } from './steps/steps.tsx';
import { Table, tableLayout } from './table/table.tsx';
import { Tickets } from './tickets/tickets.tsx';
import { TimelineSection } from './timeline/timeline-section.tsx';
import { TownsSection } from './towns/towns-section.tsx';

/** A kind on the reading grid. Its content is everything below the heading and the intro of a section. */
type GridKindOf<Kind extends GridKind> = {
  readonly Content: ComponentType<ContentProps<Kind>>;
  /** The default is text in eight columns of the white page. */
  readonly layout?: SectionLayout | ((section: SectionOf<Kind>) => SectionLayout);
};

/** A kind as wide as the window. Its component renders the whole section. */
type FullWidthKindOf<Kind extends FullWidthKind> = {
  readonly WholeSection: ComponentType<ContentProps<Kind>>;
};

type Kinds = { readonly [Kind in GridKind]: GridKindOf<Kind> } & {
  readonly [Kind in FullWidthKind]: FullWidthKindOf<Kind>;
};

/** All kinds of sections. */
const kinds: Kinds = {
  callout: { Content: Callout, layout: { band: 'bright' } },
  'card-reading': {
    Content: () => <CardReading />,
    layout: { hasAllColumns: true, isKeptTogether: true },
  },
  checklist: { Content: Checklist, layout: { band: 'asphalt' } },
  cost: { WholeSection: CostSection },
  definitions: { Content: Definitions, layout: definitionsLayout },
  embed: { Content: Embed },
  features: { WholeSection: FeaturesSection },
  form: { Content: ({ section }) => <FormIsland form={section.form} />, layout: { collapses: 'never' } },
  'full-width-parties': { WholeSection: FullWidthPartiesSection },
  group: {
    Content: ({ section }) => <CollapsedSections sections={section.sections} />,
    layout: { collapses: 'never' },
  },
  'hiring-steps': { WholeSection: HiringStepsSection },
  list: { Content: List, layout: ({ look }) => ({ hasAllColumns: look === 'ticks' }) },
  'machine-list': { Content: MachineList, layout: { hasAllColumns: true } },
  'machine-tiles': { WholeSection: MachineTilesSection },
  parties: {
    Content: ({ section }) => <PartiesDiagram {...section} />,
    layout: { hasAllColumns: true, collapses: 'never', isAlwaysWhite: true },
  },
  photo: { Content: Photo },
  prices: { Content: Prices, layout: pricesLayout },
  'profile-summary': { WholeSection: ProfileSummarySection },
  prose: { Content: Prose },
  questions: { Content: Questions },
  quotes: { Content: Quotes },
  reasons: { WholeSection: ReasonsSection },
  'sample-profile': { Content: SampleProfile, layout: { hasAllColumns: true, isKeptTogether: true } },
  sources: { Content: Sources, layout: { collapses: 'on-phones' } },
  steps: { Content: ({ section }) => <Steps items={section.items} /> },
  table: { Content: Table, layout: tableLayout },
  tickets: { Content: Tickets, layout: { hasAllColumns: true } },
  timeline: { WholeSection: TimelineSection },
  towns: { WholeSection: TownsSection },
};

// TypeScript loses which section each kind is for when it looks a kind up.
const gridKindOf = (section: GridSection) => kinds[section.kind] as GridKindOf<GridKind>;

/** Whether the section is on the reading grid, and not as wide as the window. */
export const isOnGrid = (section: Section): section is GridSection => 'Content' in kinds[section.kind];

/**
 * The layout of a section results from its kind, its fields and its figure.
 *
 * @param collapses - The default for sections whose kind doesn't collapse.
 */
export const layoutOf = (section: GridSection, collapses: Collapses = 'never'): SectionLayout => {
  const { layout = {} } = gridKindOf(section);
  const kind = typeof layout === 'function' ? layout(section) : layout;
  const band = kind.band ?? section.band;
  const figure = section.figure && figures[section.figure];
  return {
    ...kind,
    hasAllColumns: kind.hasAllColumns === true || figure?.twoRows === true,
    band,
    collapses:
      band || kind.collapses === 'never' ? 'never' : (section.collapses ?? kind.collapses ?? collapses),
    figurePlace: band && figure && (figure.onAsphalt ? 'bottom' : 'beside'),
  };
};

/** A section as wide as the window. */
export const WholeSection = ({ section }: { readonly section: SectionOf<FullWidthKind> }) => {
  const kind = kinds[section.kind] as FullWidthKindOf<FullWidthKind>;
  return <kind.WholeSection section={section} />;
};

/** Everything in a section on the reading grid below its heading and its intro. */
export const SectionContent = ({ section }: { readonly section: GridSection }) => {
  const { Content } = gridKindOf(section);
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
export const CollapsedSections = ({ sections }: { readonly sections: readonly GridSection[] }) =>
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
