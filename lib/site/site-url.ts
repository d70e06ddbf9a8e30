import { company } from '@/content/company';
import type { SitePath } from '@/content/site-path';

/** The site's origin, without a slash at the end. */
export const siteUrl = () => (process.env.NEXT_PUBLIC_SITE_URL || company.origin).replace(/\/+$/, '');

/** The full address of a page. Home ends in a slash, no other page does. */
export const absoluteUrl = (path: SitePath) => `${siteUrl()}${path}`;
