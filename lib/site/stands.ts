import { fleetWords } from '@/content/fleet-words';
import type { Person } from '@/content/parties';
import type { ServiceSlug } from '@/content/site-path';
import { fleetMachine, person, type ScaledDrawing, scaledDrawing } from './fleet';

/** Something that stands on the asphalt strip of a `Ground`. */
export type Stand = {
  readonly drawing: ScaledDrawing;
  /** Printed below it on the strip: a name, and a size in metres. */
  readonly label?: { readonly name?: string; readonly size?: string };
  /** For screen readers. Without it the drawing is decorative. */
  readonly description?: string;
  /** Its `view-transition-name`; once a page. */
  readonly transition?: string;
  /** Fetches the drawing from the sprite when it comes near the screen. Only machines are in the sprite. */
  readonly sprite?: string;
};

const metres = (value: number) => `${value} m`;

/** The person who gives every drawing its scale. */
export const personStand: Stand = { drawing: person, label: { size: metres(person.height) } };

/** One of the three people of a hire, with a name below. */
export const partyStand = (party: Person, name: string): Stand => ({
  drawing: {
    ...scaledDrawing(`people/${party}.svg`, { length: 0.6, height: 1.78, drawn: [2, 62] }),
    outline: 3,
  },
  label: { name },
});

/**
 * A machine to stand on a `Ground`.
 *
 * @param lazy - For machines below the first screen: fetched instead of being in the page.
 */
export const machineStand = (slug: ServiceSlug, { lazy = false } = {}): Stand => {
  const machine = fleetMachine(slug);
  return {
    drawing: machine,
    label: { name: machine.machine, size: metres(machine.height) },
    ...(lazy
      ? { sprite: machine.drawing }
      : { description: fleetWords.sideView(machine.machine.toLowerCase()), transition: machine.drawing }),
  };
};
