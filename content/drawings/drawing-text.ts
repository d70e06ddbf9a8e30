import { withArticle } from '../format/grammar.ts';

/** Texts of drawings to scale. */
export const drawingText = {
  /** The accessible name of the person next to the machines. */
  person: 'Operator',
  oneScale: 'All drawn to one scale',
  sideView: (machine: string) => `Side view of ${withArticle(machine)}`,
  /** Values in metres. `pose` is the position of the moving parts in the drawing. */
  length: (length: number, height: number, pose = '') =>
    `As drawn${pose && `, ${pose}`}: ${length} m long, ${height} m high`,
  /** In metres. */
  height: (height: number) => `${height} m as drawn`,
} as const;

/** Parts of the share image's alt text, after the name of the page. */
export const shareDrawingText = {
  machine: (machine: string) => `side view of ${withArticle(machine)}`,
  town: 'map of the town and its neighbours',
  towns: 'map of the towns',
  cards: 'examples of a red card and a blue one',
} as const;
