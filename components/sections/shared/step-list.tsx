import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Step } from '@/content/model/section-parts.ts';

type StepListProps = {
  readonly items: readonly Step[];
  readonly titleAs?: 'strong' | 'h3';
  readonly className?: string;
};

export const StepList = ({ items, titleAs: Title = 'strong', className }: StepListProps) => (
  <ol className={clsx('steps', className)}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <Title>{title}</Title>
        <RichText text={text} />
      </li>
    ))}
  </ol>
);
