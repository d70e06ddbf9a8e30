import type { ComponentType } from 'react';
import type { FullWidthKind, GridKind, GridSection, OpenKind, Section } from '@/content/types/section.ts';
import { Callout } from './callout/callout.tsx';
import { CardReading } from './card-reading/card-reading.tsx';
import { Checklist } from './checklist/checklist.tsx';
import type { ContentProps } from './content-props.ts';
import { CostSection } from './cost/cost-section.tsx';
import { Definitions, definitionsLayout } from './definitions/definitions.tsx';
import { EmbedBlock } from './embed/embed-block.tsx';
import { Faq } from './faq/faq.tsx';
import { FeaturesSection } from './features/features-section.tsx';
import { FormBlock } from './form/form-block.tsx';
import { GanttChart } from './gantt-chart/gantt-chart.tsx';
import type { GridRenderer } from './grid-renderer.ts';
import { Group } from './group/group.tsx';
import { LargeStepsSection } from './large-steps/large-steps-section.tsx';
import { List } from './list/list.tsx';
import { MachineList } from './machine-list/machine-list.tsx';
import { MachineTilesSection } from './machine-tiles/machine-tiles-section.tsx';
import { FullWidthPartiesSection } from './parties/full-width-parties-section.tsx';
import { Parties } from './parties/parties.tsx';
import { PhotoBlock } from './photo/photo-block.tsx';
import { Prices, pricesLayout } from './prices/prices.tsx';
import { ProfileSummarySection } from './profile-summary/profile-summary-section.tsx';
import { Prose } from './prose/prose.tsx';
import { Questions } from './questions/questions.tsx';
import { QuotesSection } from './quotes/quotes-section.tsx';
import { ReasonsSection } from './reasons/reasons-section.tsx';
import { SampleProfile } from './sample-profile/sample-profile.tsx';
import { Sources } from './sources/sources.tsx';
import { Steps } from './steps/steps.tsx';
import { TableBlock, tableLayout } from './table/table-block.tsx';
import { Tickets } from './tickets/tickets.tsx';
import { TimelineSection } from './timeline/timeline-section.tsx';
import { TownsSection } from './towns/towns-section.tsx';

type GridRenderers = { readonly [Kind in GridKind]: GridRenderer<Kind> } & {
  readonly [Kind in OpenKind]: { readonly layout: { readonly collapses: 'never' } };
};

/** The kinds on the reading grid. */
export const gridRenderers: GridRenderers = {
  callout: { Content: Callout, layout: { band: 'bright', collapses: 'never' } },
  'card-reading': {
    Content: CardReading,
    layout: { hasAllColumns: true, isKeptTogether: true },
  },
  checklist: { Content: Checklist, layout: { band: 'asphalt', collapses: 'never' } },
  definitions: { Content: Definitions, layout: definitionsLayout },
  embed: { Content: EmbedBlock },
  faq: { Content: Faq, layout: { className: 'faq', collapses: 'never' } },
  form: { Content: FormBlock, layout: { collapses: 'never' } },
  'gantt-chart': { Content: GanttChart, layout: { isKeptTogether: true } },
  group: { Content: Group, layout: { collapses: 'never' } },
  list: { Content: List, isFigureLast: true, layout: ({ look }) => ({ hasAllColumns: look === 'ticks' }) },
  'machine-list': { Content: MachineList, layout: { hasAllColumns: true } },
  parties: {
    Content: Parties,
    layout: { hasAllColumns: true, isAlwaysWhite: true, collapses: 'never' },
  },
  photo: { Content: PhotoBlock },
  prices: { Content: Prices, layout: pricesLayout },
  prose: { Content: Prose },
  questions: { Content: Questions },
  'sample-profile': { Content: SampleProfile, layout: { hasAllColumns: true, isKeptTogether: true } },
  sources: { Content: Sources, layout: { collapses: 'on-phones' } },
  steps: { Content: Steps },
  table: { Content: TableBlock, layout: tableLayout },
  tickets: { Content: Tickets, layout: { hasAllColumns: true } },
};

export const rendererOf = ({ kind }: GridSection) => gridRenderers[kind] as GridRenderer<GridKind>;

export const isOnGrid = (section: Section): section is GridSection => section.kind in gridRenderers;

/** The kinds as wide as the window. Each component renders the whole section. */
export const fullWidthComponents: { readonly [Kind in FullWidthKind]: ComponentType<ContentProps<Kind>> } = {
  cost: CostSection,
  features: FeaturesSection,
  'full-width-parties': FullWidthPartiesSection,
  'large-steps': LargeStepsSection,
  'machine-tiles': MachineTilesSection,
  'profile-summary': ProfileSummarySection,
  quotes: QuotesSection,
  reasons: ReasonsSection,
  timeline: TimelineSection,
  towns: TownsSection,
};
