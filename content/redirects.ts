import type { SitePath } from './site-path';

/**
 * Pages that moved: the old path, and the page to go to now. The old path is no page of the site, so a redirect can lead
 * to neither another redirect nor itself. An example: `'/services/digger-drivers': '/services/excavator-operators'`.
 */
export const redirects: Readonly<Record<`/${string}`, SitePath>> = {};
