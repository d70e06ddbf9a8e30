import type { ScaledDrawing } from './fleet';
import { person } from './fleet';

/** Metres between the person and the machine of a card. */
export const besidePerson = 0.6;

/** Metres that the person at the left end of a row adds to the first card. */
const personRoom = person.width + besidePerson;

type Size = Pick<ScaledDrawing, 'width'>;

/**
 * The scale of each card of a grid: how many metres wide the widest picture of its row is, for a grid of so many columns. The
 * first card of each row shows the person as well.
 */
export const rowWidths = (machines: readonly Size[], columns: number): readonly number[] =>
  machines.map((_machine, index) => {
    const start = index - (index % columns);
    const row = machines.slice(start, start + columns);
    return Math.max(...row.map(({ width }, place) => width + (place === 0 ? personRoom : 0)));
  });
