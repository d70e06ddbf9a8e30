import type { SitePath } from './site-path';

/**
 * Pages that were moved: their old paths with their new ones. An old path must not be the path of an existing page, so
 * that redirects never form chains or loops. Example: `'/services/digger-drivers': '/services/excavator-operators'`.
 */
export const redirects: Readonly<Record<`/${string}`, SitePath>> = {};
