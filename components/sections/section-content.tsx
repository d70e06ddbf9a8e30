import type { Section } from '@/content/section';
import { FigureBlock } from './figure-block';
import { sectionKind } from '.';
import type { SectionLayout } from './layout-of';

type SectionContentProps = {
  readonly section: Section;
  readonly layout: Pick<SectionLayout, 'isFigureLast' | 'figureClassName'>;
};

/** Everything in a section below its heading and its intro. */
export const SectionContent = ({ section, layout }: SectionContentProps) => {
  const { Content } = sectionKind(section);
  const figure = section.figure && <FigureBlock name={section.figure} className={layout.figureClassName} />;
  return (
    <>
      {!layout.isFigureLast && figure}
      <Content section={section} />
      {layout.isFigureLast && figure}
    </>
  );
};
