const secretKey = /\bsb_secret_[\w-]{8,}/g;
const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

const roleOf = (payload: string): unknown => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims && 'role' in claims ? claims.role : undefined;
  } catch {
    // Looks like a token but is not one.
    return undefined;
  }
};

/** The Supabase keys in a text that open every table, each cut to its first 16 characters. */
export const secretsIn = (text: string): readonly string[] =>
  [
    ...[...text.matchAll(secretKey)].map(([key]) => key),
    ...[...text.matchAll(token)]
      .filter(([, payload = '']) => roleOf(payload) === 'service_role')
      .map(([key]) => key),
  ].map((key) => `${key.slice(0, 16)}…`);
