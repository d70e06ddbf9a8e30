import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Step } from '@/content/model/section-parts.ts';
import type { KindRenderer } from '../kind-renderer.ts';

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

const WideSteps = ({ items }: Pick<StepListProps, 'items'>) => (
  <ol className="wide-steps">
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
);

export const stepsKind: KindRenderer<'steps'> = {
  layout: ({ width }) => ({ width, band: width && 'bright' }),
  Content: ({ width, items }) =>
    width === 'window' ? <WideSteps items={items} /> : <StepList items={items} />,
};
