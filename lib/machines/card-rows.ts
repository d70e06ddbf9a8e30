import { type ScaledDrawing, person } from './fleet';

/** Metres between the person and the first machine of a row. */
export const besidePerson = 0.6;

const personRoom = person.width + besidePerson;

type Size = Pick<ScaledDrawing, 'width'>;

/** The width in metres of the widest picture in each card's row, so that all cards in a row share one scale. */
export const rowWidths = (machines: readonly Size[], columns: number): readonly number[] =>
  machines.map((_machine, index) => {
    const start = index - (index % columns);
    const row = machines.slice(start, start + columns);
    return Math.max(...row.map(({ width }, place) => width + (place === 0 ? personRoom : 0)));
  });
