import type { ReactNode } from 'react';
import type { Section, Sections } from '@/content/section';
import type { Stand } from '@/lib/site/stands';
import { hasRoomForContents, splitSources, stretchesOf } from '@/lib/site/stretches';
import { BodyLayout } from './body-layout';
import type { CallPanelProps } from './call-panel';
import { PageBody } from './page-body';
import { TicketTable } from './ticket-table';
import { WideSection } from './wide-section';

type PageStretchesProps = {
  readonly sections: Sections;
  readonly call?: CallPanelProps;
  readonly spread?: ReadonlySet<Section['kind']>;
  readonly plate?: ReactNode;
  readonly after?: ReactNode;
  readonly foldOnPhone?: (section: Section) => boolean;
  readonly signOnPosts?: boolean;
  readonly stands?: readonly Stand[] | undefined;
};

export const PageStretches = ({
  sections,
  call,
  spread,
  plate,
  after,
  foldOnPhone = () => false,
  signOnPosts,
  stands,
}: PageStretchesProps) => {
  const stretches = stretchesOf(sections, spread);
  const reading = stretches.filter(({ kind }) => kind === 'reading');
  const [first] = reading;
  // The data plate replaces the table of contents.
  const withContents =
    call && !plate ? reading.find((stretch) => hasRoomForContents(stretch, sections.length)) : undefined;
  const body = stretches.map((stretch, index) => {
    if (stretch.kind === 'wide')
      return (
        <WideSection
          key={index}
          section={stretch.section}
          stands={stands}
          folded={stretch.section.folded ?? foldOnPhone(stretch.section)}
        />
      );
    const { text, sources } = splitSources(stretch.sections);
    const beside = stretch === first && plate;
    const panel = stretch === (plate ? first : withContents) && call;
    const hasText = text.length > 1 && text.every(({ kind }) => kind !== 'table');
    const inCells = hasText && sources.length === 0 && (beside ? stretch.tickets !== undefined : !panel);
    return (
      <BodyLayout
        key={index}
        beside={beside}
        call={panel || undefined}
        sections={stretch === withContents ? sections : []}
        signOnPosts={signOnPosts && stretch === withContents}
        sources={sources.length > 0 && <PageBody sections={sources} foldOnPhone={foldOnPhone} />}
        after={stretch === stretches.at(-1) && after}
      >
        {stretch.tickets && <TicketTable section={stretch.tickets} />}
        <PageBody sections={text} foldOnPhone={foldOnPhone} inCells={inCells} />
      </BodyLayout>
    );
  });
  return (
    <>
      {body}
      {after && stretches.at(-1)?.kind !== 'reading' && (
        <div className="bg-paper">
          <div className="frame grid py-6 lg:py-8 [&>p]:mt-0">{after}</div>
        </div>
      )}
    </>
  );
};
