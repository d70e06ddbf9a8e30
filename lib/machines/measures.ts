/** Metres between drawings that stand beside each other. Style sheets use the same value. */
export const gap = 0.6;

/** Metres between the machines of adjacent tiles. */
export const air = 1.2;

export const metres = (value: number) => `${value} m`;

export const tenths = (value: number) => Number(value.toFixed(1));
