import type { MachineSlug } from '@/content/site/site-path';
import { fleetMachine, whiteImage } from '@/lib/machines/fleet';
import { FleetDrawing } from './fleet-drawing';
import { PersonDrawing } from './person-drawing';

/** In metres. Rows are 26 metres wide (machine-row.css), and also hold a person. */
const room = 23;

/** In metres. */
const gap = 0.6;

const fitting = (slugs: readonly MachineSlug[]) => {
  let taken = 0;
  return slugs.map(fleetMachine).filter(({ width }) => {
    if (taken + width > room) return false;
    taken += width + gap;
    return true;
  });
};

/** Decorative. The scale depends only on the row's width. */
export const MachineRow = ({ machines }: { readonly machines: readonly MachineSlug[] }) => (
  <div className="machine-row">
    <PersonDrawing />
    {fitting(machines).map((machine) => (
      <FleetDrawing key={machine.slug} drawing={machine} image={whiteImage(machine)} />
    ))}
  </div>
);
