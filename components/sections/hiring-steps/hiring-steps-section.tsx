import { RichText } from '@/components/ui/rich-text.tsx';
import { Stage } from '@/components/drawings/stage.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { ContentProps } from '../content-props.ts';

export const HiringStepsSection = ({
  section: { heading, id = toId(heading), lang, items },
}: ContentProps<'hiring-steps'>) => (
  <Stage as="section" id={id} lang={lang} className="full-width-section">
    <h2>{heading}</h2>
    <ol className="hiring-steps">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  </Stage>
);
