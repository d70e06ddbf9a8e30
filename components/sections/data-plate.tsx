import type { ReactNode } from 'react';

type DataPlateProps = {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: ReactNode | readonly ReactNode[] }[];
};

export const DataPlate = ({ title, lines }: DataPlateProps) => (
  <div className="data-plate">
    <p>{title}</p>
    <dl>
      {lines.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          {[value].flat().map((one, part) => (
            <dd key={part}>{one}</dd>
          ))}
        </div>
      ))}
    </dl>
  </div>
);
