// Write each variable in full as `process.env.NAME`, because bundlers replace only that exact expression.

/** Null if the build has no database. */
export const databaseSettings = () => {
  const url = process.env.NEXT_PUBLIC_SUPABASE_URL?.trim();
  // The name is Supabase's former one for this key.
  const publishableKey = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY?.trim();
  return url && publishableKey ? { url: url.replace(/\/$/, ''), publishableKey } : null;
};
