import { company } from '@/content/company.ts';
import type { SitePath } from '@/content/paths.ts';

/** Has no trailing slash. */
export const siteUrl = () => (process.env.NEXT_PUBLIC_SITE_URL?.trim() || company.origin).replace(/\/+$/, '');

/** Only the home page's URL ends with a slash. */
export const absoluteUrl = (path: SitePath) => `${siteUrl()}${path}`;
