import type { ComponentType } from 'react';
import { figures } from '@/content/drawings/figures';
import type { Section } from '@/content/section';
import { Callout } from './callout/callout';
import { Checklist } from './checklist/checklist';
import type { ContentProps } from './content-props';
import { Definitions } from './definitions/definitions';
import { EmbedBlock } from './embed/embed';
import { FigureBlock } from './figure-block';
import { FormSection } from './form/form';
import { List } from './list/list';
import { Machines } from './machines/machines';
import { Panel } from './panel/panel';
import { PhotoSection } from './photo/photo';
import { Prices } from './prices/prices';
import { Prose } from './prose/prose';
import { Questions } from './questions/questions';
import { Quotes } from './quotes/quotes';
import { Sources } from './sources/sources';
import { Steps } from './steps/steps';
import { Table } from './table/table';
import { Tickets } from './tickets/tickets';

/** The component of each kind of section. It renders everything below the heading and the intro. */
const components = {
  callout: Callout,
  checklist: Checklist,
  definitions: Definitions,
  embed: EmbedBlock,
  form: FormSection,
  list: List,
  machines: Machines,
  panel: Panel,
  photo: PhotoSection,
  prices: Prices,
  prose: Prose,
  questions: Questions,
  quotes: Quotes,
  sources: Sources,
  steps: Steps,
  table: Table,
  tickets: Tickets,
} satisfies { readonly [Kind in Section['kind']]: ComponentType<ContentProps<Kind>> };

/** Everything in a section below its heading and its intro. */
export const SectionContent = ({ section }: { readonly section: Section }) => {
  // TypeScript can't know that the component of one section fits that section, which `satisfies` ensures.
  const Content = components[section.kind] as ComponentType<{ readonly section: Section }>;
  const figure = section.figure && <FigureBlock name={section.figure} />;
  // The intro of a list leads into its first line, and a drawing that stands on asphalt ends its section.
  const isFigureLast =
    section.kind === 'list' || (section.figure && figures[section.figure].standing === true);
  return (
    <>
      {!isFigureLast && figure}
      <Content section={section} />
      {isFigureLast && figure}
    </>
  );
};
