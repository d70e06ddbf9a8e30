// Write each variable out in full as `process.env.NAME`: the bundlers replace only this form.

/** Returns the URL and public key of the database service, or null if the build lacks either. */
export const databaseSettings = () => {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
  const anonKey = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  return url && anonKey ? { url: url.replace(/\/$/, ''), anonKey } : null;
};

/** Returns the URL to which the browser submits a form without JavaScript, or null for a build without a database service. */
export const submitUrl = (form: string): string | null => {
  const settings = databaseSettings();
  return settings && `${settings.url}/functions/v1/submit/${form}`;
};

/** Returns whether messages of the contact form are stored. */
export const storesEnquiries = () => process.env.NEXT_PUBLIC_ENQUIRIES === 'store';
