import type { SitePath } from './paths.ts';

/**
 * Maps the old path of each moved page to the new one. An old path must not be the path of an existing page, so that
 * redirects never form chains or loops. The new path is that of a whole page, without a section. Example: `'/services/digger-drivers':
 * '/services/excavator-operators'`.
 */
export const redirects: Readonly<Record<`/${string}`, SitePath>> = {};

/** The page at an address that was moved, for hosts that can't redirect. */
export const movedText = {
  title: 'This page has moved',
  link: 'Go to its new address',
} as const;
