import { workingFigures } from '@/content/drawings/figures';
import type { Section } from '@/content/section';
import { FigureBlock } from './figure-block';
import { sectionKind } from '.';

/** Everything in a section below its heading and its intro. */
export const SectionContent = ({ section }: { readonly section: Section }) => {
  const { Content, isFigureLast } = sectionKind(section);
  const figure = section.figure && <FigureBlock name={section.figure} />;
  // A drawing that stands on asphalt ends its section.
  const isLast = isFigureLast ?? (section.figure && workingFigures[section.figure].isStanding);
  return (
    <>
      {!isLast && figure}
      <Content section={section} />
      {isLast && figure}
    </>
  );
};
