import { drawingText } from '@/content/drawings/drawing-text.ts';
import type { Party } from '@/content/hiring/parties.ts';
import type { InLanguage } from '@/content/language.ts';
import type { MachineSlug } from '@/content/paths.ts';
import {
  drawingOf,
  partyDrawing,
  person,
  personImagePath,
  whiteImagePath,
  type Drawing,
} from './machine-drawings.ts';
import { inMetres } from './measures.ts';

export type StageItem = {
  readonly drawing: Drawing;
  readonly label?: InLanguage & { readonly name?: string; readonly size?: string };
  /** The accessible name. A drawing without one is decorative. */
  readonly description?: string;
  /** The `view-transition-name`, unique on the page. */
  readonly transitionName?: string;
  /** The path of the drawing, which is loaded only when it approaches the viewport. */
  readonly imagePath?: string;
};

const plainPerson: StageItem = { drawing: person, imagePath: personImagePath };

/** Puts a person without a label before the machines. */
export const besidePerson = (...items: readonly StageItem[]): readonly StageItem[] => [plainPerson, ...items];

export const personItem: StageItem = { ...plainPerson, label: { size: inMetres(person.height) } };

export const partyItem = (party: Party): StageItem => ({ drawing: partyDrawing(party, 3) });

/**
 * @param lazy - Loads the drawing as an image instead of inlining it. Use it for machines below the first screen.
 */
export const machineItem = (slug: MachineSlug, { lazy = false } = {}): StageItem => {
  const drawing = drawingOf(slug);
  return {
    drawing,
    label: {
      name: drawing.name,
      size: inMetres(drawing.height),
      ...(drawing.lang && { lang: drawing.lang }),
    },
    ...(lazy
      ? { imagePath: whiteImagePath(drawing) }
      : { description: drawingText.sideView(drawing.name.toLowerCase()), transitionName: drawing.file }),
  };
};
