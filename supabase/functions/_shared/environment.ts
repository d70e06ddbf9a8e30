/** Throws if a secret of the function is not set. */
export const requireSecret = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
};

/**
 * Returns the secret key of the project. Supabase provides all keys as JSON, keyed by name. Older projects only have a
 * legacy `service_role` key, and the owner can disable it.
 */
export const secretKey = (): string => {
  const keys = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') || '{}') as Readonly<Record<string, string>>;
  return keys['default'] ?? Object.values(keys)[0] ?? requireSecret('SUPABASE_SERVICE_ROLE_KEY');
};
