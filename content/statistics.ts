import type { Statistics } from './statistics-services';

/**
 * What counts visitors, on every page. The site as shipped counts nobody. To count with Plausible, for one:
 * `plausible({ domain: 'your-domain.co.uk', kept: 'for three years', confirmed: true })`, from ./statistics-services.
 */
export const statistics = null as Statistics | null;
