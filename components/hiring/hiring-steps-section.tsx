import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import type { Text } from '@/content/section';
import { toId } from '@/lib/text/to-id';
import { Stage } from '@/components/drawings/stage';

type HiringStepsSectionProps = {
  readonly heading: string;
  readonly items: readonly { readonly title?: string; readonly text: Text }[];
  readonly children?: ReactNode;
};

export const HiringStepsSection = ({ heading, items, children }: HiringStepsSectionProps) => (
  <Stage as="section" className="wide-section">
    <h2 id={toId(heading)}>{heading}</h2>
    <ol className="hiring-steps">
      {items.map(({ title, text }, index) => (
        <li key={index}>
          <span aria-hidden="true">{index + 1}</span>
          {title && <h3>{title}</h3>}
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
    {children}
  </Stage>
);
