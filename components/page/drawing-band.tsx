import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Plant, type PlantProps } from '@/components/machines/scale-drawing';

export type GroundProps = Partial<PlantProps> & {
  readonly title?: ReactNode;
  readonly children: ReactNode;
  readonly strip?: ReactNode;
  /** Places small drawings beside the heading: on every screen, or only if there is room. */
  readonly low?: 'everywhere' | 'wide' | undefined;
  /** Use `section` for bands that are not at the top of a page. */
  readonly as?: 'div' | 'section';
  readonly className?: string;
  readonly lang?: string;
};

/**
 * A yellow band with text, above an asphalt strip on which drawings stand. It is used at the top and at the bottom of
 * pages. Without `stands`, it is a shallow band with text only.
 *
 * @example
 * <Ground title={<h1>…</h1>} stands={[personStand, machineStand(slug)]} staff labels strip={<JumpLinks jumps={jumps} />}>
 *   <p>…</p>
 * </Ground>
 */
export const Ground = ({
  title,
  children,
  strip,
  low,
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
      low && 'low',
      low === 'wide' && 'low-wide',
      className,
    )}
  >
    <div className="frame">
      {title && <div className="ground-title">{title}</div>}
      <div className="ground-words">{children}</div>
      {stands.length > 0 && <Plant stands={stands} {...plant} />}
      {strip && <div className="ground-strip on-asphalt">{strip}</div>}
    </div>
  </Tag>
);
