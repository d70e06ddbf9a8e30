import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Plant, type PlantProps } from './plant';

export type GroundProps = Partial<PlantProps> & {
  /** The heading, text and buttons. */
  readonly children: ReactNode;
  /** Links or a note on the strip: beside the labels, or below them on a phone. */
  readonly strip?: ReactNode;
  readonly as?: 'div' | 'section';
  readonly className?: string;
  readonly lang?: string;
};

/**
 * The yellow band at the top or the bottom of a page: text, and drawings on the asphalt strip along its lower edge. Without
 * `stands` it is a low band of text only.
 *
 * @example <Ground stands={[personStand, machineStand(slug)]} staff labels strip={<JumpLinks jumps={jumps} />}>   <h1>…</h1>
 * </Ground>
 */
export const Ground = ({
  children,
  strip,
  as: Tag = 'div',
  className,
  lang,
  stands = [],
  ...plant
}: GroundProps) => (
  <Tag
    lang={lang}
    className={clsx(
      'ground',
      stands.length > 0 && 'has-plant',
      (strip || plant.labels) && 'has-strip',
      plant.labels && 'has-labels',
      className,
    )}
  >
    <div className="frame">
      <div className="ground-words">{children}</div>
      {stands.length > 0 && <Plant stands={stands} {...plant} />}
      {strip && <div className="ground-strip on-asphalt">{strip}</div>}
    </div>
  </Tag>
);
