import type { Section } from '@/content/section';
import { callout } from './callout/callout';
import { checklist } from './checklist/checklist';
import { definitions } from './definitions/definitions';
import { embed } from './embed/embed';
import { form } from './form/form';
import { list } from './list/list';
import { machines } from './machines/machines';
import { panel } from './panel/panel';
import { photo } from './photo/photo';
import { prices } from './prices/prices';
import { prose } from './prose/prose';
import { questions } from './questions/questions';
import { quotes } from './quotes/quotes';
import type { SectionKind } from './section-kind';
import { sources } from './sources/sources';
import { steps } from './steps/steps';
import { table } from './table/table';
import { tickets } from './tickets/tickets';

const kinds = {
  callout,
  checklist,
  definitions,
  embed,
  form,
  list,
  machines,
  panel,
  photo,
  prices,
  prose,
  questions,
  quotes,
  sources,
  steps,
  table,
  tickets,
} satisfies { readonly [Kind in Section['kind']]: SectionKind<Kind> };

/**
 * Returns the kind of a section. TypeScript can't know that the kind of one section fits that section, which `satisfies`
 * ensures.
 */
export const sectionKind = ({ kind }: Section): SectionKind<Section['kind']> =>
  kinds[kind] as unknown as SectionKind<Section['kind']>;
