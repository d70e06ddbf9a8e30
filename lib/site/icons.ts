/**
 * An icon. `any` is the unmodified logo. The others fill the square, because Apple rounds the corners and phones crop to a
 * circle.
 */
export type Icon<Purpose = 'any' | 'maskable' | 'apple'> = {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly purpose: Purpose;
};

/** Icons listed in the web manifest. */
export const manifestIcons: readonly Icon<'any' | 'maskable'>[] = [192, 512].flatMap((size) => [
  { file: `icon-${size}.png`, size, purpose: 'any' },
  { file: `icon-maskable-${size}.png`, size, purpose: 'maskable' },
]);

export const appleIcon: Icon = { file: 'apple-icon.png', size: 180, purpose: 'apple' };
