// An Edge Function that stores a form which a browser sent by itself: where scripting is off, the code of the site did not
// arrive, or an old browser does not run it. docs/going-live.md sets it up.
import { submitHandler } from './handler.ts';

const setting = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
};

/**
 * The project's secret key. Supabase hands its keys over by name, as JSON; a project from before those has the `service_role` key
 * alone, which stops working when its kind is disabled.
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
