// Write each variable in full as `process.env.NAME`, because bundlers replace only that exact expression.

export const databaseSettings = () => {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL?.trim();
  // The name is Supabase's former one for this key.
  const publishableKey = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY?.trim();
  return url && publishableKey ? { url: url.replace(/\/$/, ''), publishableKey } : null;
};

/** The URL for submitting a form without JavaScript, or null if no database is configured. */
export const submitUrl = (form: string): string | null => {
  const settings = databaseSettings();
  return settings && `${settings.url}/functions/v1/submit/${form}`;
};

export const storesMessages = () => process.env.NEXT_PUBLIC_STORE_CONTACT_MESSAGES?.trim() === '1';
