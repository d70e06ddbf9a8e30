export type Photo = {
  /**
   * The name that `npm run photo` printed: `yard` for the files `yard-800.webp` and `yard-1600.webp` in
   * `public/photos`.
   */
  readonly photo: string;
  readonly alt: string;
};
