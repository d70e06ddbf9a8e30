const secretKey = /\bsb_secret_[\w-]{8,}/g;
const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

const isService = (payload: string) =>
  /"role"\s*:\s*"service_role"/.test(Buffer.from(payload, 'base64url').toString('utf8'));

/** Keys are truncated to 16 characters, so that messages don't contain secrets. */
export const secretsIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(secretKey),
    ...[...text.matchAll(token)].filter(([, payload = '']) => isService(payload)),
  ].map(([key]) => `${key.slice(0, 16)}…`);
