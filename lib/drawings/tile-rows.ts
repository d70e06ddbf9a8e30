import { type Drawing, person } from './machine-drawings';
import { drawingGap } from './measures';

const personRoom = person.width + drawingGap;

/** The width in metres of the widest tile drawing if the first tile of each row also shows a person. */
export const widestInRows = (machines: readonly Pick<Drawing, 'width'>[], columns: number) =>
  Math.max(...machines.map(({ width }, index) => width + (index % columns === 0 ? personRoom : 0)));

/** A tile drawing is at most this many times as wide as it is high, so that tall machines aren't much larger than others. */
const shape = 1.8;

/** The width in metres of a tile drawing with a machine and a person. */
export const widthWithPerson = ({ width, height }: Pick<Drawing, 'height' | 'width'>) =>
  Math.max(width + personRoom, height * shape);
