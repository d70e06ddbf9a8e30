import { Collapsible } from '@/components/ui/collapsible.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { figures } from '@/content/drawings/figures.ts';
import type { GridSection, SectionOf } from '@/content/section.ts';
import { toId } from '@/content/format/to-id.ts';
import { FigureBlock } from './figure-block.tsx';
import { gridKindOf } from './kinds.tsx';
import { layoutOf } from './layout-of.ts';

/** Everything in a section on the reading grid below its heading and its intro. */
export const SectionContent = ({ section }: { readonly section: GridSection }) => {
  const figure = section.figure && <FigureBlock name={section.figure} />;
  if (section.kind === 'group')
    return (
      <>
        {figure}
        <GroupedSections sections={section.sections} />
      </>
    );
  const { Content, isFigureLast } = gridKindOf(section);
  // A drawing that stands on asphalt ends its section.
  const isLast = isFigureLast ?? (section.figure && figures[section.figure].onAsphalt);
  return (
    <>
      {!isLast && figure}
      <Content section={section} />
      {isLast && figure}
    </>
  );
};

/** Collapsed sections, except for those that never collapse. */
const GroupedSections = ({ sections }: Pick<SectionOf<'group'>, 'sections'>) =>
  sections.map((section) => (
    <Collapsible
      key={section.heading}
      summary={<h3>{section.heading}</h3>}
      collapses="always"
      id={section.id ?? toId(section.heading)}
      open={layoutOf(section, 'always').collapses === 'never'}
    >
      {section.intro && (
        <p>
          <RichText text={section.intro} />
        </p>
      )}
      <SectionContent section={section} />
    </Collapsible>
  ));
