import type { ReactNode } from 'react';

type Fact = { readonly label: string; readonly value: ReactNode | readonly ReactNode[] };

/** Short values in rows, such as a phone number that is a link. For terms and their texts, use `DefinitionList`. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="facts">
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
