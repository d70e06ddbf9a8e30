import clsx from 'clsx';
import type { ServiceSlug } from '@/content/site-path';
import type { Pictogram } from '@/content/pictogram';
import { fleetMachine, person } from '@/lib/site/fleet';
import { boardStand } from './board-stand';
import { FleetDrawing } from './fleet-drawing';

/** Metres of machines that fit a row, without and with a board. link-groups.css derives the scale from the same room. */
const room = 23;
const roomBesideBoard = 14;

/** Distance between two drawings, in metres. */
const gap = 0.6;

/** The first machines that fit beside each other. */
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
  /** The pictogram on a site board beside the machines. */
  readonly board?: Pictogram | undefined;
};

/** Machines and a person on a strip of asphalt. All rows of one width have one scale. Decorative. */
export const MachineRow = ({ machines, board }: MachineRowProps) => (
  <div className={clsx('machine-row', board && 'with-board')}>
    {board && <FleetDrawing drawing={boardStand(board).drawing} />}
    <FleetDrawing drawing={person} />
    {fitting(machines, board ? roomBesideBoard : room).map((machine) => (
      <FleetDrawing key={machine.slug} drawing={machine} fromSprite={`${machine.drawing}-white`} />
    ))}
  </div>
);
