import type { ServiceSlug } from '@/content/site/site-path';
import { fleetMachine, whiteImage } from '@/lib/machines/fleet';
import { FleetDrawing } from './fleet-drawing';
import { PersonDrawing } from './person-drawing';

/**
 * The room for machines in metres. In link-groups.css, rows are 26 metres wide, or 18 if no row on the page has more
 * than two machines, because they also hold a person.
 */
const room = { many: 23, few: 15 } as const;

/** In metres. */
const gap = 0.6;

const fitting = (slugs: readonly ServiceSlug[]) => {
  const metres = slugs.length > 2 ? room.many : room.few;
  let taken = 0;
  return slugs.map(fleetMachine).filter(({ width }) => {
    if (taken + width > metres) return false;
    taken += width + gap;
    return true;
  });
};

/** Decorative. The scale depends only on the row's width. */
export const MachineRow = ({ machines }: { readonly machines: readonly ServiceSlug[] }) => (
  <div className="machine-row">
    <PersonDrawing />
    {fitting(machines).map((machine) => (
      <FleetDrawing key={machine.slug} drawing={machine} image={whiteImage(machine)} />
    ))}
  </div>
);
