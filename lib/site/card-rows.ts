import type { ScaledDrawing } from './fleet';
import { person } from './fleet';

/** Space in metres between the person and the machine on a card. */
export const besidePerson = 0.6;

/** Width in metres that the drawing of a person adds to the first card of a row. */
const personRoom = person.width + besidePerson;

type Size = Pick<ScaledDrawing, 'width'>;

/**
 * Returns the width in metres of the widest picture in each card's row, so that all cards of a row share one scale. The
 * first card of each row also shows a person.
 */
export const rowWidths = (machines: readonly Size[], columns: number): readonly number[] =>
  machines.map((_machine, index) => {
    const start = index - (index % columns);
    const row = machines.slice(start, start + columns);
    return Math.max(...row.map(({ width }, place) => width + (place === 0 ? personRoom : 0)));
  });
