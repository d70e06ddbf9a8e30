import type { ScaledDrawing } from './fleet';
import { person } from './fleet';

/** Space in metres between the person and the machine of a card. */
export const besidePerson = 0.6;

/** Width in metres that the person adds to the first card of a row. */
const personRoom = person.width + besidePerson;

type Size = Pick<ScaledDrawing, 'width'>;

/**
 * Returns the scale of each card: the width in metres of the widest picture in its row. The first card of each row also shows
 * the person.
 */
export const rowWidths = (machines: readonly Size[], columns: number): readonly number[] =>
  machines.map((_machine, index) => {
    const start = index - (index % columns);
    const row = machines.slice(start, start + columns);
    return Math.max(...row.map(({ width }, place) => width + (place === 0 ? personRoom : 0)));
  });
