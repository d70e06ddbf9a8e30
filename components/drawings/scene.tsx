import { Measured } from '@/components/ui/measured.tsx';
import { siteLanguage } from '@/content/language.ts';
import { rowWidth } from '@/lib/drawings/measures.ts';
import type { SceneItem } from '@/lib/drawings/scene-items.ts';
import { DrawingToScale } from './drawing-to-scale.tsx';
import { Ruler } from './ruler.tsx';

export type SceneProps = {
  readonly drawings: readonly SceneItem[];
  /** Adds a ruler, and the labels of the drawings below them. */
  readonly showsSizes?: boolean;
  /** Makes the drawings small, and places them beside the text below the heading. */
  readonly isSmall?: boolean;
};

/**
 * In metres. If no drawing is taller than this, the background lines are one metre apart. Otherwise, they are two
 * metres apart.
 */
const lowMetres = 4.5;

/**
 * Several machines and people side by side. They have the same scale and are as large as possible. The build measures
 * their total width and height, from which scale-to-fit calculates the scale.
 */
export const Scene = ({ drawings, showsSizes }: SceneProps) => {
  const height = Math.max(...drawings.map(({ drawing }) => drawing.height));
  const width = Number(rowWidth(drawings.map(({ drawing }) => drawing)).toFixed(2));
  const step = height > lowMetres ? 2 : 1;
  const hasNames = showsSizes && drawings.some(({ label }) => label?.name);
  return (
    <Measured
      as="figure"
      values={{ '--width': width, '--height': height, '--step': step }}
      lang={siteLanguage}
      className={hasNames ? 'scene named' : 'scene'}
    >
      {showsSizes && <Ruler height={height} step={step} />}
      {drawings.map(({ label, ...drawing }, index) => (
        <div key={index} className="scene-item">
          <DrawingToScale {...drawing} />
          {showsSizes && label && (
            <span className={label.name ? 'item-label' : 'item-label size-label'}>
              {label.name && <b lang={label.lang}>{label.name}</b>} {label.size}
            </span>
          )}
        </div>
      ))}
    </Measured>
  );
};
