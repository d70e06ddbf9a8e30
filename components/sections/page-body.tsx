import clsx from 'clsx';
import type { Section, Sections } from '@/content/section';
import { FigureBlock } from './figure-block';
import { SectionBlock } from './section-block';
import { SectionContent } from './section-content';

type PageBodyProps = {
  readonly sections: Sections;
  readonly foldOnPhone?: (section: Section) => boolean;
  /** True if all sections except forms are collapsed on every screen. */
  readonly foldAlways?: boolean;
  readonly inCells?: boolean;
};

export const PageBody = ({ sections, foldOnPhone, foldAlways, inCells }: PageBodyProps) => (
  <div className={clsx('body', inCells && 'cells')}>
    {sections.map((section) => (
      <SectionBlock
        key={section.heading}
        heading={section.heading}
        id={section.id}
        intro={'intro' in section ? section.intro : undefined}
        folded={foldAlways && section.kind !== 'form' ? 'always' : (section.folded ?? foldOnPhone?.(section))}
        look={section.kind === 'callout' ? 'warning' : 'plain'}
      >
        {section.figure && <FigureBlock name={section.figure} />}
        <SectionContent section={section} />
      </SectionBlock>
    ))}
  </div>
);
