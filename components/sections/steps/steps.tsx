import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Definition } from '@/content/section.ts';

type StepsProps = {
  readonly items: readonly Definition[];
  readonly termAs?: 'strong' | 'h3';
  readonly className?: string;
};

export const Steps = ({ items, termAs: Term = 'strong', className }: StepsProps) => (
  <ol className={clsx('steps', className)}>
    {items.map(({ term, text }) => (
      <li key={term}>
        <Term>{term}</Term>
        <RichText text={text} />
      </li>
    ))}
  </ol>
);
