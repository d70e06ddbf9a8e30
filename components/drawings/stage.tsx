import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteLanguage } from '@/content/language.ts';
import { SizeComparison, type SizeComparisonProps } from './size-comparison.tsx';

export type StageProps = Partial<SizeComparisonProps> & {
  readonly heading?: ReactNode;
  readonly children: ReactNode;
  /** Shown on the asphalt strip, such as jump links. */
  readonly onStrip?: ReactNode;
  /** Shown below the text, or below the drawing on narrow screens. */
  readonly footer?: ReactNode;
  /** Makes the drawings small, and places them beside the text below the heading. */
  readonly hasSmallDrawings?: boolean | undefined;
  /** Use `section` for stages that are not at the top of a page. */
  readonly as?: 'div' | 'section';
  readonly className?: string;
  readonly lang?: string;
};

/**
 * Text on yellow, above an asphalt strip on which drawings stand. It is used at the top and at the bottom of pages.
 * Without `drawings`, it is shallow and contains only text.
 *
 * @example
 * <Stage heading={<h1>…</h1>} drawings={[personItem, machineItem(slug)]} showsRuler showsLabels onStrip={<JumpLinks jumps={jumps} />}>
 *   <p>…</p>
 * </Stage>
 */
export const Stage = ({
  heading,
  children,
  onStrip,
  footer,
  hasSmallDrawings,
  as: Tag = 'div',
  className,
  lang,
  drawings = [],
  ...drawing
}: StageProps) => (
  <Tag
    lang={lang}
    className={clsx(
      'stage surface-bright',
      drawings.length > 0 && 'has-drawings',
      (onStrip || drawing.showsLabels) && 'has-strip',
      drawing.showsLabels && 'has-labels',
      hasSmallDrawings && 'small-drawings',
      className,
    )}
  >
    <div className="frame">
      {heading && <div className="stage-heading">{heading}</div>}
      <div className="stage-text">{children}</div>
      {drawings.length > 0 && <SizeComparison drawings={drawings} {...drawing} />}
      {footer && (
        <p lang={siteLanguage} className="stage-footer no-print">
          {footer}
        </p>
      )}
      {onStrip && <div className="stage-strip surface-asphalt">{onStrip}</div>}
    </div>
  </Tag>
);
