import type { Sections } from '../section';
import type { Related } from '../site-path';

/** Neighbouring towns first, then what helps a reader of the page next. */
export const related = (): Related => ({ locations: [], services: [], industries: [] });

/** Body of the page. */
export const sections = (): Sections => [];
