/** Metres between drawings that stand beside each other. */
export const drawingGap = 0.6;

/** The metres that drawings take up beside each other. */
export const rowWidth = (drawings: readonly { readonly width: number }[]) =>
  drawings.reduce((sum, { width }) => sum + width, 0) + drawingGap * (drawings.length - 1);

/** Metres around a drawing in its image, so that its outline fits. */
export const imageMargin = 0.2;

/** Metres between the machines of adjacent tiles. */
export const tileGap = 1.2;

export const inMetres = (value: number) => `${value} m`;

export const roundToTenths = (value: number) => Number(value.toFixed(1));
