/** Something to put right before the site is shown to the public, and the file (or setting) where that is done. */
export type Finding = { readonly file: string; readonly problem: string };
