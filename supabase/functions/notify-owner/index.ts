// Edge Function that emails the owner about new leads. A database job calls it every minute. docs/going-live.md explains how
// to deploy it.
import { secretKey, setting } from '../_shared/environment.ts';
import { notifyHandler } from './handler.ts';

Deno.serve(
  notifyHandler({
    siteUrl: new URL(setting('SITE_URL')).origin,
    url: setting('SUPABASE_URL'),
    secretKey: secretKey(),
    mailUrl: Deno.env.get('MAIL_API_URL'),
  }),
);
