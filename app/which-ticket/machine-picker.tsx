import { drawingText } from '@/content/drawings/drawing-text.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { palette } from '@/lib/brand/palette.ts';
import { drawingOf, person, shapesHref, type MachineDrawing } from '@/lib/drawings/machine-drawings.ts';
import { imageMargin, roundToTenths, tileGap } from '@/lib/drawings/measures.ts';

type ChoiceDrawingProps = {
  readonly machine: MachineDrawing<MachineSlug>;
  /** The width of the view box in metres. The drawing may extend beyond it. */
  readonly across: number;
  readonly hasPerson: boolean;
};

const ChoiceDrawing = ({ machine, across, hasPerson }: ChoiceDrawingProps) => {
  const [left, top, wide, high] = machine.viewBox;
  const perMetre = wide / machine.width;
  const [width, margin] = [across * perMetre, imageMargin * perMetre];
  const box = [left + (wide - width) / 2, top - margin, width, high + margin];
  return (
    <svg
      viewBox={box.map(roundToTenths).join(' ')}
      fill="none"
      stroke={palette.ink}
      strokeWidth={machine.outline}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="drawn"
    >
      <use href={shapesHref(machine)} />
      {hasPerson && (
        <image
          href={person.imagePath}
          x={roundToTenths(left - (person.width + 2 * imageMargin + 0.4) * perMetre)}
          y={roundToTenths(top + high - (person.height + imageMargin) * perMetre)}
          height={roundToTenths((person.height + imageMargin) * perMetre)}
        />
      )}
    </svg>
  );
};

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
 * View boxes that are equally wide in metres share one scale in any number of columns. The widest machines may extend
 * beyond theirs, but never touch their neighbours.
 */
export const MachinePicker = ({ id, heading, choices }: MachinePickerProps) => {
  const machines = choices.map(({ slug }) => drawingOf(slug));
  const pairs = machines.map(({ width }, index) => (width + (machines[index + 1]?.width ?? 0)) / 2 + tileGap);
  const across = Math.ceil(Math.max(...pairs, ...machines.map(({ width }) => width * 0.8)));
  return (
    <div className="finder-step page-width">
      <div className="picker-head">
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        <p>{drawingText.oneScale}</p>
      </div>
      <ul className="picker">
        {choices.map(({ slug, label, next }, index) => (
          <li key={slug}>
            <a href={`#${next.id}`}>
              <ChoiceDrawing machine={drawingOf(slug)} across={across} hasPerson={index === 0} />
              <b>{label}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
