import { databaseSettings } from '@/lib/public-client/settings.ts';

/** The URL for submitting a form without JavaScript, or null if no database is configured. */
export const submitUrl = (form: string): string | null => {
  const settings = databaseSettings();
  return settings && `${settings.url}/functions/v1/submit/${form}`;
};

// Write the variable in full, because bundlers replace only that exact expression.
export const storesMessages = () => process.env.NEXT_PUBLIC_STORE_CONTACT_MESSAGES?.trim() === '1';
