import clsx from 'clsx';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import type { MachineEntry } from '@/content/machines/index.ts';
import { drawingOf, person, type ScaleDrawing } from '@/lib/drawings/machine-drawings.ts';
import { drawingName } from '@/lib/drawings/machine-shapes.ts';
import { roundToTenths, rowWidth, tileGap } from '@/lib/drawings/measures.ts';

/** In metres. Smaller machines don't fill their tile, so that they look small. */
const minTileWidth = 8;

/** A drawing is at most this many times as wide as it is high, so that tall machines aren't much larger than others. */
const maxAspectRatio = 1.8;

/** The width in metres of a tile that shares its scale with others. The first of a row also shows a person. */
const sharedWidth = (drawings: readonly ScaleDrawing[], columns: number) =>
  Math.max(
    ...drawings.map((drawing, index) => rowWidth(index % columns === 0 ? [person, drawing] : [drawing])),
  );

const ownWidth = (drawing: ScaleDrawing) =>
  Math.max(rowWidth([person, drawing]), drawing.height * maxAspectRatio, minTileWidth);

type MachineTilesProps = {
  readonly entries: readonly MachineEntry[];
  readonly note: (entry: MachineEntry) => string;
  /**
   * Draws all machines to one scale, with a person in the first tile of each row. On phones, only shows their names.
   * The home page uses this.
   */
  readonly hasOneScale?: boolean;
};

/** Each machine has its own scale and a person next to it, unless the tiles share one. Each tile is a single link. */
export const MachineTiles = ({ entries, note, hasOneScale = false }: MachineTilesProps) => {
  const drawings = entries.map(({ slug }) => drawingOf(slug));
  return (
    <ul className={clsx('machine-tiles', hasOneScale && 'one-scale')}>
      {entries.map((entry, index) => {
        const drawing = drawings[index]!;
        const [halfWidth = 0, thirdWidth = 0] = [2, 3].map((columns) =>
          roundToTenths((hasOneScale ? sharedWidth(drawings, columns) : ownWidth(drawing)) + tileGap),
        );
        return (
          <Measured
            as="li"
            key={entry.slug}
            values={{ '--half-width': halfWidth, '--third-width': thirdWidth }}
            lang={entry.lang}
          >
            <div className="machine-tile-drawing">
              {(!hasOneScale || index % 2 === 0 || index % 3 === 0) && <PersonDrawing />}
              <DrawingToScale
                source="shapes-file"
                drawing={drawing}
                transitionName={hasOneScale ? undefined : drawingName(entry.slug)}
              />
            </div>
            <div className="machine-name">
              <h3>
                <SiteLink href={entry.path}>{entry.name}</SiteLink>
              </h3>
              <p>{note(entry)}</p>
            </div>
            <p>{entry.summary}</p>
          </Measured>
        );
      })}
    </ul>
  );
};
