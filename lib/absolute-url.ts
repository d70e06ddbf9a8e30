import type { SitePath } from '@/content/site-path';
import { siteUrl } from './env';

/** Takes a path of the site; returns its full address. Home ends in a slash, no other page does. */
export const absoluteUrl = (path: SitePath) => `${siteUrl()}${path}`;
