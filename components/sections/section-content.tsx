import { figures } from '@/content/machines/figures';
import type { Section } from '@/content/section';
import { FigureBlock } from './figure-block';
import { sectionKind } from '.';

/** Everything in a section below its heading and its intro. */
export const SectionContent = ({ section }: { readonly section: Section }) => {
  const { Content } = sectionKind(section);
  const figure = section.figure && <FigureBlock name={section.figure} />;
  // The intro of a list leads into its first item, and a drawing that stands on asphalt ends its band.
  const isLast = section.figure && (section.kind === 'list' || figures[section.figure].stands);
  return (
    <>
      {!isLast && figure}
      <Content section={section} />
      {isLast && figure}
    </>
  );
};
