import type { Sections } from '../section';
import type { Related } from '../site-path';

/** What helps a reader of the page next. */
export const related = (): Related => ({ services: [], industries: [], resources: [] });

/** Body of the page. */
export const sections = (): Sections => [];
