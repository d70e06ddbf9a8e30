import type { SitePath } from './site-path';

/**
 * Moved pages: old paths with their new pages. An old path isn't a page of the site, so chains and loops are impossible.
 * Example: `'/services/digger-drivers': '/services/excavator-operators'`.
 */
export const redirects: Readonly<Record<`/${string}`, SitePath>> = {};
