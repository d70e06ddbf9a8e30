/** Labels of machines drawn side by side. */
export const fleetWords = {
  /** Accessible name of the person among the machines. */
  person: 'Operator',
  sideView: (machine: string) => `Side view of a ${machine}`,
  /** Values in metres. */
  length: (length: number, height: number) => `About ${length} m long and ${height} m high`,
} as const;
