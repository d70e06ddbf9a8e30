import type { ThirdPartyScript } from './script-services.ts';

/**
 * Third-party scripts that run on every page, in this order: statistics, then a consent manager. Empty by default. For
 * example, to count visits with Plausible, import it from ./script-services and add `plausible({ domain:
 * 'your-domain.co.uk', kept: 'for three years', confirmed: true })`.
 */
export const thirdPartyScripts: readonly ThirdPartyScript[] = [];
