// The browser's code is given these variables by name: only where one is written out in full is it replaced.

/** Where the database service is and its public key; null for a build that was not given both. */
export const databaseSettings = () => {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
  const anonKey = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  return url && anonKey ? { url: url.replace(/\/$/, ''), anonKey } : null;
};

/** What stores the form with this name where the browser itself sends it; null for a build without a database service. */
export const submitUrl = (form: string): string | null => {
  const settings = databaseSettings();
  return settings && `${settings.url}/functions/v1/submit/${form}`;
};

/** Whether messages of the contact form are stored, which is the owner's choice. */
export const storesEnquiries = () => process.env.NEXT_PUBLIC_ENQUIRIES === 'store';
