// Edge Function that emails the owner about new leads. A database job calls it every minute. docs/going-live.md explains how
// to deploy it.
import { requireSecret, secretKey } from '../_shared/environment.ts';
import { notifyHandler } from './handler.ts';

Deno.serve(
  notifyHandler({
    siteUrl: new URL(requireSecret('SITE_URL')).origin,
    url: requireSecret('SUPABASE_URL'),
    secretKey: secretKey(),
    mailUrl: Deno.env.get('MAIL_API_URL'),
  }),
);
