import { company } from '@/content/company';

/** Where the site lives, without a slash at the end: canonical addresses, sitemap and cards are built on it. */
export const siteOrigin = (process.env.NEXT_PUBLIC_SITE_URL || company.origin).replace(/\/$/, '');

/** Whether the contact form keeps its messages: off unless the owner opts in. */
export const enquiriesStored = process.env.NEXT_PUBLIC_ENQUIRIES === 'store';
