/**
 * `components/share/draw-app-icon.ts` draws the icons. `any` shows the logo unchanged. The other icons fill the whole square,
 * because Apple rounds the corners and Android crops icons to a circle.
 */
export type AppIcon<Purpose = 'any' | 'maskable' | 'apple'> = {
  readonly file: string;
  /** In pixels. */
  readonly size: number;
  readonly purpose: Purpose;
};

export const manifestIcons: readonly AppIcon<'any' | 'maskable'>[] = [192, 512].flatMap((size) => [
  { file: `icon-${size}.png`, size, purpose: 'any' },
  { file: `icon-maskable-${size}.png`, size, purpose: 'maskable' },
]);

export const appleIcon: AppIcon = { file: 'apple-icon.png', size: 180, purpose: 'apple' };
