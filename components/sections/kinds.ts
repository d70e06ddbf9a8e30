import type { ComponentType } from 'react';
import type { FullWidthKind, GridKind, Section, SectionOf, SectionOnGrid } from '@/content/model/section.ts';
import { Callout } from './callout/callout.tsx';
import { CardReading } from './card-reading/card-reading.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { CostSection } from './cost/cost-section.tsx';
import { Definitions, definitionsLayout } from './definitions/definitions.tsx';
import { EmbedContent } from './embed/embed-content.tsx';
import { Faq } from './faq/faq.tsx';
import { FeaturesSection } from './features/features-section.tsx';
import { FormIsland } from './form/form-island.tsx';
import { GanttChart } from './gantt-chart/gantt-chart.tsx';
import type { GridRenderer, SectionProps } from './kind-renderer.ts';
import { List, listLayout } from './list/list.tsx';
import { MachineList } from './machine-list/machine-list.tsx';
import { MachineTilesSection } from './machine-tiles/machine-tiles-section.tsx';
import { PartyPointsSection } from './party-points/party-points-section.tsx';
import { PhotoContent } from './photo/photo-content.tsx';
import { Prices, pricesLayout } from './prices/prices.tsx';
import { ProfileSummarySection } from './profile-summary/profile-summary-section.tsx';
import { Prose } from './prose/prose.tsx';
import { Questions } from './questions/questions.tsx';
import { QuotesSection } from './quotes/quotes-section.tsx';
import { SampleProfile } from './sample-profile/sample-profile.tsx';
import { PartiesDiagram } from './shared/parties-diagram.tsx';
import { StepList } from './shared/step-list.tsx';
import { Sources } from './sources/sources.tsx';
import { TableContent, tableLayout } from './table/table-content.tsx';
import { Tickets } from './tickets/tickets.tsx';
import { TimelineSection } from './timeline/timeline-section.tsx';
import { TownsSection } from './towns/towns-section.tsx';
import { WidePartiesSection } from './wide-parties/wide-parties-section.tsx';
import { WideStepsSection } from './wide-steps/wide-steps-section.tsx';

/** The kinds on the reading grid, with the component of the content and the layout. */
export const gridKinds: { readonly [Kind in GridKind]: GridRenderer<Kind> } = {
  callout: { Content: Callout, layout: { band: 'bright' } },
  'card-reading': { Content: CardReading, layout: { hasAllColumns: true, isKeptTogether: true } },
  checklist: { Content: Checklist, layout: { band: 'asphalt', isKeptTogether: true } },
  definitions: { Content: Definitions, layout: definitionsLayout },
  embed: { Content: EmbedContent },
  faq: { Content: Faq, layout: { collapses: 'never', className: 'faq' } },
  form: { Content: FormIsland, layout: { collapses: 'never' } },
  'gantt-chart': { Content: GanttChart, layout: { isKeptTogether: true } },
  group: {
    Content: ({ sections, renderInner }) => sections.map(renderInner),
    layout: { collapses: 'never' },
  },
  list: { Content: List, layout: listLayout },
  'machine-list': { Content: MachineList, layout: { hasAllColumns: true } },
  parties: { Content: PartiesDiagram, layout: { hasAllColumns: true, collapses: 'never' } },
  photo: { Content: PhotoContent },
  prices: { Content: Prices, layout: pricesLayout },
  prose: { Content: Prose },
  questions: { Content: Questions },
  // Buyers who print the page get a real profile.
  'sample-profile': { Content: SampleProfile, layout: { hasAllColumns: true, className: 'no-print' } },
  sources: { Content: Sources, layout: { collapses: 'on-phones' } },
  steps: { Content: StepList },
  table: { Content: TableContent, layout: tableLayout },
  tickets: { Content: Tickets, layout: { hasAllColumns: true } },
};

/** The kinds as wide as the window, with the component of the whole section. */
export const fullWidthKinds: { readonly [Kind in FullWidthKind]: ComponentType<SectionProps<Kind>> } = {
  cost: CostSection,
  features: FeaturesSection,
  'machine-tiles': MachineTilesSection,
  'party-points': PartyPointsSection,
  'profile-summary': ProfileSummarySection,
  quotes: QuotesSection,
  timeline: TimelineSection,
  towns: TownsSection,
  'wide-parties': WidePartiesSection,
  'wide-steps': WideStepsSection,
};

export const isOnGrid = (section: Section): section is SectionOnGrid => section.kind in gridKinds;

export const rendererOf = ({ kind }: SectionOnGrid) => gridKinds[kind] as GridRenderer<GridKind>;

export const componentOf = ({ kind }: SectionOf<FullWidthKind>) =>
  fullWidthKinds[kind] as ComponentType<SectionProps<FullWidthKind>>;
