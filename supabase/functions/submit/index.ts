// Edge Function that stores no-JS forms: those sent while scripts are disabled, failed to load, or don't run in an old browser.
// docs/going-live.md explains the setup.
import { submitHandler } from './handler.ts';

const setting = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
};

/**
 * Returns the project's secret key. Supabase provides the keys as JSON, by name. Older projects only have the legacy
 * `service_role` key, which stops working when the owner disables legacy keys.
 */
const secretKey = (): string => {
  const keys = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') || '{}') as Readonly<Record<string, string>>;
  return keys['default'] ?? Object.values(keys)[0] ?? setting('SUPABASE_SERVICE_ROLE_KEY');
};

Deno.serve(
  submitHandler({
    siteUrl: new URL(setting('SITE_URL')).origin,
    serviceUrl: setting('SUPABASE_URL'),
    serviceKey: secretKey(),
  }),
);
