/** The words at the drawings of machines beside each other. */
export const fleetWords = {
  /** The person among them, to screen readers. */
  person: 'Operator',
  sideView: (machine: string) => `Side view of a ${machine}`,
  /** All in metres. */
  length: (length: number, height: number) => `About ${length} m long and ${height} m high`,
} as const;
