import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import { drawingText } from '@/content/drawings/drawing-text.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { tileGap } from '@/lib/drawings/measures.ts';

type MachinePickerProps = {
  readonly id: string;
  readonly heading: string;
  readonly choices: readonly {
    readonly slug: MachineSlug;
    readonly label: string;
    readonly next: { readonly id: string };
  }[];
};

/**
 * All columns are equally wide in metres, so that the machines share one scale. The widest machines may extend beyond
 * their column, but never touch their neighbours.
 */
export const MachinePicker = ({ id, heading, choices }: MachinePickerProps) => {
  const machines = choices.map(({ slug }) => drawingOf(slug));
  const pairs = machines.map(({ width }, index) => (width + (machines[index + 1]?.width ?? 0)) / 2 + tileGap);
  const columnWidth = Math.ceil(Math.max(...pairs, ...machines.map(({ width }) => width * 0.8)));
  return (
    <div className="finder-step page-width">
      <div className="picker-head">
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        <p>{drawingText.oneScale}</p>
      </div>
      <Measured as="ul" values={{ '--width': columnWidth }} className="picker">
        {choices.map(({ slug, label, next }, index) => (
          <li key={slug}>
            <a href={`#${next.id}`}>
              <div className="picker-drawing">
                <div>
                  {index === 0 && <PersonDrawing />}
                  <DrawingToScale source="shapes-file" drawing={drawingOf(slug)} />
                </div>
              </div>
              <b>{label}</b>
            </a>
          </li>
        ))}
      </Measured>
    </div>
  );
};
