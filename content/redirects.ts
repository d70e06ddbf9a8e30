import type { SitePath } from './site-path';

/**
 * Moved pages: old paths with their new pages. An old path must not be an existing page, so chains and loops are impossible.
 * Example: `'/services/digger-drivers': '/services/excavator-operators'`.
 */
export const redirects: Readonly<Record<`/${string}`, SitePath>> = {};
