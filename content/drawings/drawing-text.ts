export const drawingText = {
  /** The accessible name of the person next to the machines. */
  person: 'Operator',
  oneScale: 'All drawn to one scale',
  sideView: (machine: string) => `Side view of a ${machine}`,
  /** Values in metres. `pose` is the position of the moving parts in the drawing. */
  length: (length: number, height: number, pose = '') =>
    `As drawn${pose && `, ${pose}`}: ${length} m long, ${height} m high`,
  /** In metres. */
  height: (height: number) => `${height} m as drawn`,
} as const;
