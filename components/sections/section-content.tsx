import { figures } from '@/content/machines/figures';
import type { Section } from '@/content/section';
import { FigureBlock } from './figure-block';
import { sectionKind } from '.';

/** Everything in a section below its heading and its intro. */
export const SectionContent = ({ section }: { readonly section: Section }) => {
  const { Content, isIntroduced } = sectionKind(section);
  const figure = section.figure && <FigureBlock name={section.figure} />;
  // A drawing that stands on asphalt ends its section, and one beside the text follows it on phones.
  const isLast =
    isIntroduced || (section.figure && (figures[section.figure].stands || figures[section.figure].beside));
  return (
    <>
      {!isLast && figure}
      <Content section={section} />
      {isLast && figure}
    </>
  );
};
