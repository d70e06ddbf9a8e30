import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteLanguage } from '@/content/site/site-language';
import { SizeComparison, type SizeComparisonProps } from '@/components/machines/size-comparison';

export type DrawingBandProps = Partial<SizeComparisonProps> & {
  readonly title?: ReactNode;
  readonly children: ReactNode;
  readonly strip?: ReactNode;
  /** Shown below the text, or below the drawing on narrow screens. */
  readonly foot?: ReactNode;
  /** Places small drawings beside the heading: on every screen, or only if there is room. */
  readonly low?: 'everywhere' | 'wide' | undefined;
  /** Use `section` for bands that are not at the top of a page. */
  readonly as?: 'div' | 'section';
  readonly className?: string;
  readonly lang?: string;
};

/**
 * A yellow band with text, above an asphalt strip on which drawings stand. It is used at the top and at the bottom of
 * pages. Without `drawings`, it is a shallow band with text only.
 *
 * @example
 * <DrawingBand title={<h1>…</h1>} drawings={[personItem, machineItem(slug)]} showsRuler showsLabels strip={<JumpLinks jumps={jumps} />}>
 *   <p>…</p>
 * </DrawingBand>
 */
export const DrawingBand = ({
  title,
  children,
  strip,
  foot,
  low,
  as: Tag = 'div',
  className,
  lang,
  drawings = [],
  ...drawing
}: DrawingBandProps) => (
  <Tag
    lang={lang}
    className={clsx(
      'drawing-band on-plant-bright',
      drawings.length > 0 && 'has-drawings',
      (strip || drawing.showsLabels) && 'has-strip',
      drawing.showsLabels && 'has-labels',
      low && 'band-low',
      low === 'wide' && 'band-low-wide',
      className,
    )}
  >
    <div className="frame">
      {title && <div className="band-title">{title}</div>}
      <div className="band-text">{children}</div>
      {drawings.length > 0 && <SizeComparison drawings={drawings} {...drawing} />}
      {foot && (
        <p lang={siteLanguage} className="band-foot no-print">
          {foot}
        </p>
      )}
      {strip && <div className="drawing-strip on-asphalt">{strip}</div>}
    </div>
  </Tag>
);
