import { fleetWords } from '@/content/fleet-words';
import type { ServiceSlug } from '@/content/site-path';
import { type FleetMachine, fleetMachine, imageMargin, whiteImage } from '@/lib/machines/fleet';

/** In metres. */
const gap = 0.6;

type PictureProps = {
  readonly machine: FleetMachine;
  /** The width of the picture in metres. The drawing may extend beyond it. */
  readonly across: number;
};

const Picture = ({ machine, across }: PictureProps) => {
  const [width, height] = [machine.width + 2 * imageMargin, machine.height + imageMargin];
  return (
    <svg viewBox={`0 0 ${across} ${height}`} aria-hidden="true" className="drawn">
      <image href={whiteImage(machine)} x={((across - width) / 2).toFixed(2)} width={width} height={height} />
    </svg>
  );
};

type MachinePickerProps = {
  readonly id: string;
  readonly heading: string;
  readonly choices: readonly {
    readonly slug: ServiceSlug;
    readonly label: string;
    readonly next: { readonly id: string };
  }[];
};

/**
 * Pictures that are equally wide in metres share one scale in any number of columns. The widest machines may extend
 * beyond their pictures, but never touch their neighbours.
 */
export const MachinePicker = ({ id, heading, choices }: MachinePickerProps) => {
  const machines = choices.map(({ slug }) => fleetMachine(slug));
  const pairs = machines.map(({ width }, index) => (width + (machines[index + 1]?.width ?? 0)) / 2 + gap);
  const across = Math.ceil(Math.max(...pairs, ...machines.map(({ width }) => width * 0.8)));
  return (
    <div className="step frame">
      <div className="picker-head">
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        <p>{fleetWords.oneScale}</p>
      </div>
      <ul className="picker">
        {choices.map(({ slug, label, next }) => (
          <li key={slug}>
            <a href={`#${next.id}`}>
              <Picture machine={fleetMachine(slug)} across={across} />
              <b>{label}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
