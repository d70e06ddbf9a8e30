import clsx from 'clsx';
import type { ReactNode } from 'react';

type Fact = { readonly label: string; readonly value: ReactNode | readonly ReactNode[] };

type FactListProps = { readonly facts: readonly Fact[]; readonly className?: string };

export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={clsx('facts', className)}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        {[value].flat().map((one, part) => (
          <dd key={part}>{one}</dd>
        ))}
      </div>
    ))}
  </dl>
);
