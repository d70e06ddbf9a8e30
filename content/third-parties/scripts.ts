import type { ThirdPartyScript } from './script-services';

/**
 * Scripts from other companies that run on every page, in this order: statistics, a consent manager. None as shipped. To count
 * visits with Plausible, for example: `plausible({ domain: 'your-domain.co.uk', kept: 'for three years', confirmed: true })`,
 * imported from ./script-services.
 */
export const thirdPartyScripts: readonly ThirdPartyScript[] = [];
