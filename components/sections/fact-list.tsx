import clsx from 'clsx';
import type { ReactNode } from 'react';

type Fact = { readonly label: string; readonly value: ReactNode | readonly ReactNode[] };

type FactListProps = { readonly facts: readonly Fact[]; readonly isSmall?: boolean };

/** Short values in rows, such as a phone number that is a link. For terms and their texts, use `DefinitionList`. */
export const FactList = ({ facts, isSmall }: FactListProps) => (
  <dl className={clsx('facts', isSmall && 'facts-small')}>
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
