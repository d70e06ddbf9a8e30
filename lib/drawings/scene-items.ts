import { drawingText } from '@/content/drawings/drawing-text.ts';
import { machines } from '@/content/machines/index.ts';
import { machineNames } from '@/content/machines/slugs.ts';
import type { InLanguage } from '@/content/model/text.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { drawingOf, person, type SourcedDrawing } from './machine-drawings.ts';
import { drawingName } from './machine-shapes.ts';
import { inMetres } from './measures.ts';

export type SceneItem = SourcedDrawing & {
  /** Shown below the drawing. */
  readonly label?: InLanguage & { readonly name?: string; readonly size?: string };
  /** The `view-transition-name`, unique on the page. */
  readonly transitionName?: string;
};

export const personItem: SceneItem = { source: 'image', drawing: person };

/** A machine that the page is about. It has a description, and a transition from its drawing in lists of machines. */
export const machineItem = (slug: MachineSlug): SceneItem => {
  const drawing = drawingOf(slug);
  const { lang } = machines.get(slug);
  return {
    source: 'inline',
    drawing,
    label: {
      name: drawing.name,
      size: inMetres(drawing.height),
      lang,
    },
    description: drawingText.sideView(machineNames[slug].shortName),
    transitionName: drawingName(slug),
  };
};

/** A machine as decoration, which screen readers ignore. */
export const decorativeMachineItem = (slug: MachineSlug): SceneItem => ({
  source: 'image',
  drawing: drawingOf(slug),
});
