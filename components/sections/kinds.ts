import type { Section } from '@/content/model/section.ts';
import { Callout } from './callout/callout.tsx';
import { CardReading } from './card-reading/card-reading.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { Cost } from './cost/cost.tsx';
import { Definitions, definitionsLayout } from './definitions/definitions.tsx';
import { EmbedContent } from './embed/embed-content.tsx';
import { Faq } from './faq/faq.tsx';
import { Features } from './features/features.tsx';
import { FormIsland } from './form/form-island.tsx';
import { GanttChart } from './gantt-chart/gantt-chart.tsx';
import type { KindRenderer } from './kind-renderer.ts';
import { List, listLayout } from './list/list.tsx';
import { MachineList } from './machine-list/machine-list.tsx';
import { MachineTilesContent } from './machine-tiles/machine-tiles-content.tsx';
import { PartiesDiagram } from './parties/parties-diagram.tsx';
import { PartyPoints } from './party-points/party-points.tsx';
import { PhotoContent } from './photo/photo-content.tsx';
import { Prices } from './prices/prices.tsx';
import { Prose } from './prose/prose.tsx';
import { Questions } from './questions/questions.tsx';
import { Quotes } from './quotes/quotes.tsx';
import { SampleProfile, sampleProfileLayout } from './sample-profile/sample-profile.tsx';
import { Sources } from './sources/sources.tsx';
import { Steps } from './steps/steps.tsx';
import { TableContent, tableLayout } from './table/table-content.tsx';
import { Tickets } from './tickets/tickets.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { Towns } from './towns/towns.tsx';

/** The component of the content of each kind, and the layout. */
export const kinds: { readonly [Kind in Section['kind']]: KindRenderer<Kind> } = {
  callout: { Content: Callout, layout: { band: 'bright' } },
  'card-reading': { Content: CardReading, layout: { width: 'all-columns', isKeptTogether: true } },
  checklist: { Content: Checklist, layout: { band: 'asphalt', isKeptTogether: true } },
  cost: { Content: Cost, layout: { width: 'window', band: 'paper', columnsClass: 'cost-columns' } },
  definitions: { Content: Definitions, layout: definitionsLayout },
  embed: { Content: EmbedContent, layout: {} },
  faq: { Content: Faq, layout: { collapses: 'never' } },
  features: {
    Content: Features,
    layout: { width: 'window', band: 'paper', columnsClass: 'features', headingAs: 'p' },
  },
  form: { Content: FormIsland, layout: { collapses: 'never' } },
  'gantt-chart': { Content: GanttChart, layout: { isKeptTogether: true } },
  group: {
    Content: ({ sections, renderInner }) => sections.map(renderInner),
    layout: { collapses: 'never' },
  },
  list: { Content: List, layout: listLayout },
  'machine-list': { Content: MachineList, layout: { width: 'all-columns' } },
  'machine-tiles': {
    Content: MachineTilesContent,
    layout: { width: 'window', band: 'paper', hasIntroBeside: true },
  },
  parties: {
    Content: PartiesDiagram,
    layout: ({ width }) => (width ? { width } : { width: 'all-columns', collapses: 'never' }),
  },
  'party-points': {
    Content: PartyPoints,
    layout: { width: 'window', band: 'paper', hasIntroBeside: true },
  },
  photo: { Content: PhotoContent, layout: {} },
  prices: { Content: Prices, layout: ({ items }) => ({ isKeptTogether: items.length < 10 }) },
  prose: { Content: Prose, layout: {} },
  questions: { Content: Questions, layout: {} },
  quotes: { Content: Quotes, layout: { width: 'window' } },
  'sample-profile': { Content: SampleProfile, layout: sampleProfileLayout },
  sources: { Content: Sources, layout: { collapses: 'on-phones' } },
  steps: { Content: Steps, layout: ({ width }) => ({ width, band: width && 'bright' }) },
  table: { Content: TableContent, layout: tableLayout },
  tickets: { Content: Tickets, layout: { width: 'all-columns' } },
  timeline: { Content: Timeline, layout: { width: 'window', band: 'asphalt', isTight: true } },
  towns: { Content: Towns, layout: { width: 'window' } },
};

export const rendererOf = ({ kind }: Section) => kinds[kind] as KindRenderer<Section['kind']>;
