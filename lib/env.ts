import { company } from '@/content/company';

// Next replaces process.env.NEXT_PUBLIC_… in the browser only where it is written out in full.

/** Takes nothing; returns where the database service lives and its public key, or null for a build that was given neither. */
export const databaseSettings = () => {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
  const anonKey = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  return url && anonKey ? { url, anonKey } : null;
};

/** Takes nothing; returns whether the owner chose that messages of the contact form are stored. */
export const storesEnquiries = () => process.env.NEXT_PUBLIC_ENQUIRIES === 'store';

/** Takes nothing; returns the origin of the site, without a slash at the end. */
export const siteUrl = () => (process.env.NEXT_PUBLIC_SITE_URL || company.origin).replace(/\/+$/, '');
