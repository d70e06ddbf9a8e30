import type { GridSection, Section } from '@/content/model/section.ts';
import { Callout } from './callout/callout.tsx';
import { CardReading } from './card-reading/card-reading.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { CostSection } from './cost/cost-section.tsx';
import { Definitions, definitionsLayout } from './definitions/definitions.tsx';
import { EmbedContent } from './embed/embed-content.tsx';
import { Faq } from './faq/faq.tsx';
import { FeaturesSection } from './features/features-section.tsx';
import { FormContent } from './form/form-content.tsx';
import { GanttChart } from './gantt-chart/gantt-chart.tsx';
import { Group } from './group/group.tsx';
import { keptTogether, type KindRenderer } from './kind.ts';
import { List } from './list/list.tsx';
import { MachineList } from './machine-list/machine-list.tsx';
import { MachineTilesSection } from './machine-tiles/machine-tiles-section.tsx';
import { Parties } from './parties/parties.tsx';
import { PartyPointsSection } from './party-points/party-points-section.tsx';
import { PhotoContent } from './photo/photo-content.tsx';
import { Prices, pricesLayout } from './prices/prices.tsx';
import { Prose } from './prose/prose.tsx';
import { Questions } from './questions/questions.tsx';
import { QuotesSection } from './quotes/quotes-section.tsx';
import { SampleProfile } from './sample-profile/sample-profile.tsx';
import { Sources } from './sources/sources.tsx';
import { Steps } from './steps/steps.tsx';
import { TableContent, tableLayout } from './table/table-content.tsx';
import { Tickets } from './tickets/tickets.tsx';
import { TownsSection } from './towns/towns-section.tsx';

export const kinds: { readonly [Kind in Section['kind']]: KindRenderer<Kind> } = {
  callout: { Content: Callout, layout: { band: 'bright' } },
  'card-reading': { Content: CardReading, layout: { hasAllColumns: true, className: keptTogether } },
  checklist: { Content: Checklist, layout: { band: 'asphalt' } },
  cost: { Content: CostSection, isFullWidth: true },
  definitions: { Content: Definitions, layout: definitionsLayout },
  embed: { Content: EmbedContent },
  faq: { Content: Faq, layout: { collapses: 'never', className: 'faq' } },
  features: { Content: FeaturesSection, isFullWidth: true },
  form: { Content: FormContent, layout: { collapses: 'never' } },
  'gantt-chart': { Content: GanttChart, layout: { className: keptTogether } },
  group: { Content: Group, layout: { collapses: 'never' } },
  list: { Content: List, layout: ({ look }) => ({ hasAllColumns: look === 'ticks' }) },
  'machine-list': { Content: MachineList, layout: { hasAllColumns: true } },
  'machine-tiles': { Content: MachineTilesSection, isFullWidth: true },
  parties: {
    Content: Parties,
    isFullWidth: ({ width }) => width === 'window',
    layout: { hasAllColumns: true, collapses: 'never' },
  },
  'party-points': { Content: PartyPointsSection, isFullWidth: true },
  photo: { Content: PhotoContent },
  prices: { Content: Prices, layout: pricesLayout },
  prose: { Content: Prose },
  questions: { Content: Questions },
  quotes: { Content: QuotesSection, isFullWidth: true },
  'sample-profile': {
    Content: SampleProfile,
    isFullWidth: ({ look }) => look === 'summary',
    layout: { hasAllColumns: true, className: keptTogether },
  },
  sources: { Content: Sources, layout: { collapses: 'on-phones' } },
  steps: { Content: Steps, isFullWidth: ({ look }) => look !== undefined },
  table: { Content: TableContent, layout: tableLayout },
  tickets: { Content: Tickets, layout: { hasAllColumns: true } },
  towns: { Content: TownsSection, isFullWidth: true },
};

export const rendererOf = ({ kind }: Section) => kinds[kind] as KindRenderer<Section['kind']>;

export const isOnGrid = (section: Section): section is GridSection => {
  const { isFullWidth = false } = rendererOf(section);
  return !(typeof isFullWidth === 'function' ? isFullWidth(section) : isFullWidth);
};
