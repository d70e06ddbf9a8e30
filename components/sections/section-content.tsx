import type { ComponentType } from 'react';
import { figures } from '@/content/drawings/figures';
import type { Section } from '@/content/section';
import { CostSection } from '@/components/hiring/cost-section';
import { HiringStepsSection } from '@/components/hiring/hiring-steps-section';
import { ProfileSection } from '@/components/tickets/profile-section';
import { TownsSection } from '@/components/towns/towns-section';
import { Callout } from './callout/callout';
import { Checklist } from './checklist/checklist';
import type { ContentProps } from './content-props';
import { Definitions } from './definitions/definitions';
import { EmbedBlock } from './embed/embed';
import { Features } from './features/features';
import { FigureBlock } from './figure-block';
import { FormSection } from './form/form';
import { List } from './list/list';
import { MachineTilesSection } from './machine-tiles/machine-tiles-section';
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
import { Why } from './why/why';

/**
 * The component of each kind of section. It renders everything below the heading and the intro, or the whole section if
 * the kind is as wide as the window (section-layout.ts).
 */
const components = {
  callout: Callout,
  checklist: Checklist,
  cost: ({ section }) => <CostSection {...section} showsTotalsOnly />,
  definitions: Definitions,
  embed: EmbedBlock,
  features: Features,
  form: FormSection,
  'hiring-steps': ({ section }) => <HiringStepsSection {...section} />,
  list: List,
  machines: Machines,
  'machine-tiles': MachineTilesSection,
  panel: Panel,
  photo: PhotoSection,
  prices: Prices,
  profile: ({ section }) => <ProfileSection {...section} />,
  prose: Prose,
  questions: Questions,
  quotes: Quotes,
  sources: Sources,
  steps: Steps,
  table: Table,
  tickets: Tickets,
  towns: ({ section }) => <TownsSection {...section} />,
  why: Why,
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
