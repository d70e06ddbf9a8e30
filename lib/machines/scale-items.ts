import { scaleText } from '@/content/services/sizes';
import { machines } from '@/content/services';
import { parties, type Person } from '@/content/hiring/parties';
import type { Picture } from '@/content/services/machine';
import type { MachineSlug } from '@/content/site/site-path';
import { readShapes } from './machine-shapes';
import { fleetMachine, person, personImage, type ScaledDrawing, scaledDrawing, whiteImage } from './fleet';

export type ScaleItem = {
  readonly drawing: ScaledDrawing;
  readonly label?: { readonly name?: string; readonly size?: string };
  /** The accessible name. A drawing without one is decorative. */
  readonly description?: string;
  /** The `view-transition-name`, unique on the page. */
  readonly transition?: string;
  /** The address of the drawing, which is loaded only when it approaches the viewport. */
  readonly image?: string;
};

const metres = (value: number) => `${value} m`;

const plainPerson: ScaleItem = { drawing: person, image: personImage };

/** Only the machines have labels. */
export const besideMachine = (...items: readonly ScaleItem[]): readonly ScaleItem[] => [
  plainPerson,
  ...items,
];

export const personItem: ScaleItem = { ...plainPerson, label: { size: metres(person.height) } };

export const partyItem = (party: Person, name?: string): ScaleItem => ({
  drawing: {
    ...scaledDrawing(readShapes(`people/${party}.svg`), { length: 0.6, height: 1.78, drawn: [2, 62] }),
    outline: 3,
  },
  ...(name && { label: { name } }),
});

export const castItems = parties.cast.map((party) => partyItem(party.person, party.name));

/** The `tickets` picture shows two machines, each of which has exactly one ticket in each scheme. */
export const picturedMachines = (picture?: Picture) =>
  picture === 'tickets'
    ? machines.entries
        .filter(({ categories: { cpcs, npors } }) => cpcs.length === 1 && npors.length === 1)
        .slice(0, 2)
    : machines.entries.filter(({ slug }) => slug === picture);

export const ticketItems = (): readonly ScaleItem[] =>
  picturedMachines('tickets').map(({ slug, categories: { cpcs, npors } }) => ({
    ...machineItem(slug, { lazy: true }),
    label: { name: cpcs[0]!, size: npors[0]! },
  }));

/**
 * @param lazy - Loads the drawing as an image instead of inlining it. Use it for machines below the first screen.
 */
export const machineItem = (slug: MachineSlug, { lazy = false } = {}): ScaleItem => {
  const machine = fleetMachine(slug);
  return {
    drawing: machine,
    label: { name: machine.name, size: metres(machine.height) },
    ...(lazy
      ? { image: whiteImage(machine) }
      : { description: scaleText.sideView(machine.name.toLowerCase()), transition: machine.drawing }),
  };
};
