import { figures } from '@/content/machines/figures';
import type { Section } from '@/content/section';
import { FigureBlock } from './figure-block';
import { sectionKind } from '.';

/** Everything in a section below its heading and its intro. */
export const SectionContent = ({ section }: { readonly section: Section }) => {
  const { Content } = sectionKind(section);
  const figure = section.figure && <FigureBlock name={section.figure} />;
  // The intro of a list leads into its first item, a drawing that stands on asphalt ends its band, and one beside the
  // text follows it on phones.
  const isLast =
    section.figure &&
    (section.kind === 'list' || figures[section.figure].stands || figures[section.figure].beside);
  return (
    <>
      {!isLast && figure}
      <Content section={section} />
      {isLast && figure}
    </>
  );
};
