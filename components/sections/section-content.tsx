import { figures } from '@/content/drawings/figures.ts';
import type { SitePath } from '@/content/paths.ts';
import type { GridSection } from '@/content/section.ts';
import { FigureBlock } from './figure-block.tsx';
import { rendererOf } from './kinds.tsx';

type SectionContentProps = { readonly section: GridSection; readonly path: SitePath };

/** Everything in a section on the reading grid below its heading and its intro. */
export const SectionContent = ({ section, path }: SectionContentProps) => {
  const { Content, isFigureLast } = rendererOf(section);
  const figure = section.figure && <FigureBlock name={section.figure} />;
  // A drawing that stands on asphalt ends its section.
  const isLast = isFigureLast ?? (section.figure && figures[section.figure].onAsphalt);
  return (
    <>
      {!isLast && figure}
      <Content
        section={section}
        path={path}
        renderContent={(inner) => <SectionContent section={inner} path={path} />}
      />
      {isLast && figure}
    </>
  );
};
