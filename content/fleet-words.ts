export const fleetWords = {
  /** The accessible name of the person next to the machines. */
  person: 'Operator',
  oneScale: 'All drawn to one scale',
  sideView: (machine: string) => `Side view of a ${machine}`,
  /** Values in metres. */
  length: (length: number, height: number) => `About ${length} m long and ${height} m high`,
} as const;
