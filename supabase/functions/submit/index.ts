// An Edge Function that stores a form which a browser sent by itself: where scripting is off, the code of the site did not
// arrive, or an old browser does not run it. docs/going-live.md sets it up.
import { submitHandler } from './handler.ts';

const setting = (name: string): string => {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
};

Deno.serve(
  submitHandler({
    siteUrl: new URL(setting('SITE_URL')).origin,
    serviceUrl: setting('SUPABASE_URL'),
    serviceKey: setting('SUPABASE_SERVICE_ROLE_KEY'),
  }),
);
