import clsx from 'clsx';
import type { Definition } from '@/content/section';
import { RichText } from '@/components/ui/rich-text';

type StepsListProps = {
  readonly items: readonly Definition[];
  readonly termAs?: 'strong' | 'h3';
  readonly className?: string;
};

export const StepsList = ({ items, termAs: Term = 'strong', className }: StepsListProps) => (
  <ol className={clsx('steps', className)}>
    {items.map(({ term, text }) => (
      <li key={term}>
        <Term>{term}</Term>
        <RichText text={text} />
      </li>
    ))}
  </ol>
);
