import clsx from 'clsx';
import type { ServiceSlug } from '@/content/site-path';
import type { Pictogram } from '@/content/pictogram';
import { fleetMachine, person } from '@/lib/site/fleet';
import { boardStand } from './board-stand';
import { FleetDrawing } from './fleet-drawing';

/**
 * The length in metres of the machines that fit in a row, without and with a site board. link-groups.css calculates the
 * scale from the same values.
 */
const room = 23;
const roomBesideBoard = 14;

/** Distance between two drawings, in metres. */
const gap = 0.6;

/** Returns the first machines that fit in the row. */
const fitting = (slugs: readonly ServiceSlug[], metres: number) => {
  let taken = 0;
  return slugs.map(fleetMachine).filter(({ width }) => {
    if (taken + width > metres) return false;
    taken += width + gap;
    return true;
  });
};

type MachineRowProps = {
  readonly machines: readonly ServiceSlug[];
  /** The pictogram on the site board next to the machines. */
  readonly board?: Pictogram | undefined;
};

/** A decorative row of machines and a person on an asphalt strip. All rows with the same width have the same scale. */
export const MachineRow = ({ machines, board }: MachineRowProps) => (
  <div className={clsx('machine-row', board && 'with-board')}>
    {board && <FleetDrawing drawing={boardStand(board).drawing} />}
    <FleetDrawing drawing={person} />
    {fitting(machines, board ? roomBesideBoard : room).map((machine) => (
      <FleetDrawing key={machine.slug} drawing={machine} fromSprite={`${machine.drawing}-white`} />
    ))}
  </div>
);
