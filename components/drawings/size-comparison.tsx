import clsx from 'clsx';
import { Measured } from '@/components/ui/measured.tsx';
import { siteLanguage } from '@/content/language.ts';
import { rowWidth } from '@/lib/drawings/measures.ts';
import type { StageItem } from '@/lib/drawings/stage-items.ts';
import { DrawingToScale } from './drawing-to-scale.tsx';
import { Ruler } from './ruler.tsx';

export type SizeComparisonProps = {
  readonly drawings: readonly StageItem[];
  /** Adds a ruler, and the labels of the drawings below them. */
  readonly showsSizes?: boolean | undefined;
};

/**
 * In metres. If no drawing is taller than this, the background lines are one metre apart. Otherwise, they are two
 * metres apart.
 */
const lowMetres = 4.5;

/**
 * Several machines and people side by side. They have the same scale and are as large as possible. The build measures
 * their total width and height, and size-comparison.css calculates the scale from these values.
 */
export const SizeComparison = ({ drawings, showsSizes }: SizeComparisonProps) => {
  const height = Math.max(...drawings.map(({ drawing }) => drawing.height));
  const width = Number(rowWidth(drawings.map(({ drawing }) => drawing)).toFixed(2));
  const step = height > lowMetres ? 2 : 1;
  const hasNames = showsSizes && drawings.some(({ label }) => label?.name);
  return (
    <Measured
      as="figure"
      values={{ '--width': width, '--height': height, '--step': step }}
      lang={siteLanguage}
      className={clsx('size-comparison', showsSizes && 'shows-sizes', hasNames && 'named')}
    >
      {showsSizes && <Ruler height={height} step={step} />}
      {drawings.map(({ label, ...drawing }, index) => (
        <div key={index} className="comparison-item">
          <DrawingToScale {...drawing} />
          {showsSizes && label && (
            <span className={clsx('item-label', !label.name && 'size-label')}>
              {label.name && <b lang={label.lang}>{label.name}</b>} {label.size}
            </span>
          )}
        </div>
      ))}
    </Measured>
  );
};
