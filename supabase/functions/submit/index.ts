// Edge Function that stores submissions of no-JS forms. Browsers send these if scripts are disabled, fail to load or are not
// supported. docs/going-live.md explains how to deploy it.
import { requireSecret, secretKey } from '../_shared/environment.ts';
import { submitHandler } from './handler.ts';

const url = requireSecret('SUPABASE_URL');

/** Only Cloudflare, in front of hosted projects, makes sure that visitors don't set cf-connecting-ip themselves. */
const hostedHeader = new URL(url).hostname.endsWith('.supabase.co') ? 'cf-connecting-ip' : undefined;

Deno.serve(
  submitHandler({
    siteUrl: new URL(requireSecret('SITE_URL')).origin,
    url,
    secretKey: secretKey(),
    addressHeader: Deno.env.get('ADDRESS_HEADER') || hostedHeader,
  }),
);
