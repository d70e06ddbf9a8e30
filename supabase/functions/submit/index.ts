// Edge Function that stores submissions of no-JS forms. Browsers send these if scripts are disabled, fail to load or are not
// supported. docs/going-live.md explains how to deploy it.
import { secretKey, setting } from '../_shared/environment.ts';
import { submitHandler } from './handler.ts';

Deno.serve(
  submitHandler({
    siteUrl: new URL(setting('SITE_URL')).origin,
    serviceUrl: setting('SUPABASE_URL'),
    serviceKey: secretKey(),
  }),
);
