import type { ComponentType } from 'react';
import type {
  CollapsibleKind,
  FullWidthKind,
  GridKind,
  GridSection,
  OpenKind,
  Section,
  SectionOf,
} from '@/content/types/section.ts';
import { Callout } from './callout/callout.tsx';
import { CardReading } from './card-reading/card-reading.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { CostSection } from './cost/cost-section.tsx';
import { Definitions, definitionsLayout } from './definitions/definitions.tsx';
import { EmbedBlock } from './embed/embed-block.tsx';
import { Faq } from './faq/faq.tsx';
import { FeaturesSection } from './features/features-section.tsx';
import { FormBlock } from './form/form-block.tsx';
import { GanttChart } from './gantt-chart/gantt-chart.tsx';
import { Group } from './group/group.tsx';
import { keptTogether, type ContentProps, type GridRenderer } from './kind.ts';
import { LargeStepsSection } from './large-steps/large-steps-section.tsx';
import { List } from './list/list.tsx';
import { MachineList } from './machine-list/machine-list.tsx';
import { MachineTilesSection } from './machine-tiles/machine-tiles-section.tsx';
import { FullWidthPartiesSection } from './parties/full-width-parties-section.tsx';
import { Parties } from './parties/parties.tsx';
import { PartyPointsSection } from './party-points/party-points-section.tsx';
import { PhotoBlock } from './photo/photo-block.tsx';
import { Prices, pricesLayout } from './prices/prices.tsx';
import { ProfileSummarySection } from './profile-summary/profile-summary-section.tsx';
import { Prose } from './prose/prose.tsx';
import { Questions } from './questions/questions.tsx';
import { QuotesSection } from './quotes/quotes-section.tsx';
import { SampleProfile } from './sample-profile/sample-profile.tsx';
import { Sources } from './sources/sources.tsx';
import { Steps } from './steps/steps.tsx';
import { TableBlock, tableLayout } from './table/table-block.tsx';
import { Tickets } from './tickets/tickets.tsx';
import { TimelineSection } from './timeline/timeline-section.tsx';
import { TownsSection } from './towns/towns-section.tsx';

/** The kinds on the reading grid that may collapse. */
const collapsibleKinds: { readonly [Kind in CollapsibleKind]: GridRenderer<Kind> } = {
  'card-reading': { Content: CardReading, layout: { hasAllColumns: true, className: keptTogether } },
  definitions: { Content: Definitions, layout: definitionsLayout },
  embed: { Content: EmbedBlock },
  'gantt-chart': { Content: GanttChart, layout: { className: keptTogether } },
  list: { Content: List, layout: ({ look }) => ({ hasAllColumns: look === 'ticks' }) },
  'machine-list': { Content: MachineList, layout: { hasAllColumns: true } },
  photo: { Content: PhotoBlock },
  prices: { Content: Prices, layout: pricesLayout },
  prose: { Content: Prose },
  questions: { Content: Questions },
  'sample-profile': { Content: SampleProfile, layout: { hasAllColumns: true, className: keptTogether } },
  sources: { Content: Sources, layout: { collapses: 'on-phones' } },
  steps: { Content: Steps },
  table: { Content: TableBlock, layout: tableLayout },
  tickets: { Content: Tickets, layout: { hasAllColumns: true } },
};

/** The kinds on the reading grid that never collapse. */
const openKinds: { readonly [Kind in OpenKind]: GridRenderer<Kind> } = {
  callout: { Content: Callout, layout: { band: 'bright' } },
  checklist: { Content: Checklist, layout: { band: 'asphalt' } },
  faq: { Content: Faq, layout: { className: 'faq' } },
  form: { Content: FormBlock },
  group: { Content: Group },
  parties: { Content: Parties, layout: { hasAllColumns: true } },
};

/** The kinds as wide as the window. Each component renders the whole section. */
export const fullWidthKinds: { readonly [Kind in FullWidthKind]: ComponentType<ContentProps<Kind>> } = {
  cost: CostSection,
  features: FeaturesSection,
  'full-width-parties': FullWidthPartiesSection,
  'large-steps': LargeStepsSection,
  'machine-tiles': MachineTilesSection,
  'profile-summary': ProfileSummarySection,
  quotes: QuotesSection,
  'party-points': PartyPointsSection,
  timeline: TimelineSection,
  towns: TownsSection,
};

export const gridKinds = { ...collapsibleKinds, ...openKinds };

export const rendererOf = ({ kind }: GridSection) => gridKinds[kind] as GridRenderer<GridKind>;

export const isOnGrid = (section: Section): section is GridSection => section.kind in gridKinds;

export const isOpen = (section: GridSection): section is SectionOf<OpenKind> => section.kind in openKinds;
