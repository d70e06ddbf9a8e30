import type { Section } from '@/content/model/section.ts';
import { calloutKind } from './callout/callout.tsx';
import { cardReadingKind } from './card-reading/card-reading.tsx';
import { checklistKind } from './checklist/checklist.tsx';
import { costKind } from './cost/cost.tsx';
import { definitionsKind } from './definitions/definitions.tsx';
import { embedKind } from './embed/embed.tsx';
import { faqKind } from './faq/faq.tsx';
import { featuresKind } from './features/features.tsx';
import { formKind } from './form/form.tsx';
import { ganttChartKind } from './gantt-chart/gantt-chart.tsx';
import { groupKind } from './group/group.tsx';
import type { KindRenderer } from './kind-renderer.ts';
import { listKind } from './list/list.tsx';
import { machineListKind } from './machine-list/machine-list.tsx';
import { machineTilesKind } from './machine-tiles/machine-tiles.tsx';
import { partiesKind } from './parties/parties.tsx';
import { partyPointsKind } from './party-points/party-points.tsx';
import { photoKind } from './photo/photo.tsx';
import { pricesKind } from './prices/prices.tsx';
import { proseKind } from './prose/prose.tsx';
import { questionsKind } from './questions/questions.tsx';
import { quotesKind } from './quotes/quotes.tsx';
import { sampleProfileKind } from './sample-profile/sample-profile.tsx';
import { sourcesKind } from './sources/sources.tsx';
import { stepsKind } from './steps/steps.tsx';
import { tableKind } from './table/table.tsx';
import { ticketsKind } from './tickets/tickets.tsx';
import { timelineKind } from './timeline/timeline.tsx';
import { townsKind } from './towns/towns.tsx';

/** The folder of each kind has its layout and its content. */
export const kinds: { readonly [Kind in Section['kind']]: KindRenderer<Kind> } = {
  callout: calloutKind,
  'card-reading': cardReadingKind,
  checklist: checklistKind,
  cost: costKind,
  definitions: definitionsKind,
  embed: embedKind,
  faq: faqKind,
  features: featuresKind,
  form: formKind,
  'gantt-chart': ganttChartKind,
  group: groupKind,
  list: listKind,
  'machine-list': machineListKind,
  'machine-tiles': machineTilesKind,
  parties: partiesKind,
  'party-points': partyPointsKind,
  photo: photoKind,
  prices: pricesKind,
  prose: proseKind,
  questions: questionsKind,
  quotes: quotesKind,
  'sample-profile': sampleProfileKind,
  sources: sourcesKind,
  steps: stepsKind,
  table: tableKind,
  tickets: ticketsKind,
  timeline: timelineKind,
  towns: townsKind,
};

export const rendererOf = ({ kind }: Section) => kinds[kind] as KindRenderer<Section['kind']>;
