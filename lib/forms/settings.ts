// Next replaces process.env.NEXT_PUBLIC_… in the browser only where it is written out in full.

/** Where the database service is and its public key; null for a build that was not given both. */
export const databaseSettings = () => {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
  const anonKey = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY;
  return url && anonKey ? { url, anonKey } : null;
};

/** Whether messages of the contact form are stored, which is the owner's choice. */
export const storesEnquiries = () => process.env.NEXT_PUBLIC_ENQUIRIES === 'store';
