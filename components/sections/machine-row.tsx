import clsx from 'clsx';
import type { ServiceSlug } from '@/content/site-path';
import type { Pictogram } from '@/content/pictogram';
import { fleetMachine, person, whiteImage } from '@/lib/site/fleet';
import { boardStand } from './board-stand';
import { FleetDrawing } from './fleet-drawing';

/**
 * The room for machines in metres, without a site board and with one. In link-groups.css, these rows are 26 and 18
 * metres wide, because they also hold a person and the board.
 */
const room = 23;
const roomBesideBoard = 14;

/** In metres. */
const gap = 0.6;

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
  readonly board?: Pictogram | undefined;
};

/** Decorative. The scale depends only on the row's width and on whether there is a board. */
export const MachineRow = ({ machines, board }: MachineRowProps) => (
  <div className={clsx('machine-row', board && 'with-board')}>
    {board && <FleetDrawing drawing={boardStand(board).drawing} />}
    <FleetDrawing drawing={person} />
    {fitting(machines, board ? roomBesideBoard : room).map((machine) => (
      <FleetDrawing key={machine.slug} drawing={machine} image={whiteImage(machine)} />
    ))}
  </div>
);
