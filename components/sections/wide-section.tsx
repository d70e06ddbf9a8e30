import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import type { Section } from '@/content/section';
import { toId } from '@/lib/site/format';
import { figures } from '@/content/figures';
import type { Stand } from '@/lib/site/stands';
import { FigureBlock } from './figure-block';
import { Plant } from './plant';
import { SectionBlock } from './section-block';
import { SectionContent } from './section-content';
import { SheetSection } from './sheet-section';
import { TicketImage } from './ticket-image';

type CalloutProps = {
  readonly section: Extract<Section, { kind: 'callout' }>;
  /** Small drawings for callouts without a figure. */
  readonly stands?: readonly Stand[] | undefined;
};

type WideSectionProps = Pick<CalloutProps, 'stands'> & {
  readonly section: Section;
  readonly folded: boolean;
};

/** A figure stands on the lower edge of the band, or is in a panel if part of it is below ground. */
const Callout = ({ section, stands }: CalloutProps) => {
  const { heading, id = toId(heading), text, figure } = section;
  return (
    <section
      className={clsx(
        'beat',
        figure && (figures[figure].stands ? 'beat-standing' : 'beat-panel'),
        !figure && stands && 'beat-low',
      )}
    >
      <div className="frame body">
        <h2 id={id}>{heading}</h2>
        <p>
          <RichText text={text} />
        </p>
        {figure ? <FigureBlock name={figure} /> : stands && <Plant stands={stands} />}
      </div>
    </section>
  );
};

const WideContent = ({ section }: { readonly section: Section }) => {
  if (section.kind === 'tickets') return <TicketImage {...section} />;
  if (!section.figure) return <SectionContent section={section} inCells />;
  const figure = <FigureBlock name={section.figure} />;
  // The intro of a list leads into its first item, so the caption must not come between them.
  const isAfter = section.kind === 'list';
  return (
    <div className={figures[section.figure].rows ? 'figure-row' : 'figure-pair'}>
      {!isAfter && figure}
      <div>
        <SectionContent section={section} />
      </div>
      {isAfter && figure}
    </div>
  );
};

export const WideSection = ({ section, folded, stands }: WideSectionProps) => {
  if (section.kind === 'callout') return <Callout section={section} stands={stands} />;
  if (section.kind === 'checklist') return <SheetSection section={section} />;
  return (
    <div className={clsx('wide', folded && 'folds')}>
      <div className="frame body">
        <SectionBlock
          heading={section.heading}
          id={section.id}
          intro={'intro' in section ? section.intro : undefined}
          folded={folded}
        >
          <WideContent section={section} />
        </SectionBlock>
      </div>
    </div>
  );
};
