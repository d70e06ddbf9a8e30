import type { ServiceSlug } from '@/content/site-path';
import { fleetMachine, person } from '@/lib/site/fleet';
import { FleetDrawing } from './fleet-drawing';

/** Metres of machines that fit a row. link-groups.css derives the scale from the same room. */
const room = 23;

/** Distance between two drawings, in metres. */
const gap = 0.6;

/** The first machines that fit beside each other. */
const fitting = (slugs: readonly ServiceSlug[]) => {
  let taken = 0;
  return slugs.map(fleetMachine).filter(({ width }) => {
    if (taken + width > room) return false;
    taken += width + gap;
    return true;
  });
};

/** Machines and a person on a strip of asphalt. All rows have one scale. Decorative. */
export const MachineRow = ({ machines }: { readonly machines: readonly ServiceSlug[] }) => (
  <div className="machine-row">
    <FleetDrawing drawing={person} />
    {fitting(machines).map((machine) => (
      <FleetDrawing key={machine.slug} drawing={machine} fromSprite={`${machine.drawing}-white`} />
    ))}
  </div>
);
