/** The words at the drawings of machines beside each other. */
export const fleetWords = {
  /** The person among them, to screen readers. */
  person: 'Operator',
  sideView: (machine: string) => `Side view of a ${machine}`,
  /** All in metres. */
  size: (length: number, height: number, person: number) =>
    `As drawn: about ${length} m long and ${height} m high. The operator is ${person} m.`,
} as const;
