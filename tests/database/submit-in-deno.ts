import type { SubmitSettings } from '../../supabase/functions/submit/handler.ts';
import { startDeno } from '../helpers/start-deno.ts';

/** Supabase sets the secret key as JSON, keyed by name. Older projects have a single variable. */
export const asNamed = (key: string) => ({
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: key }),
  SUPABASE_SERVICE_ROLE_KEY: 'disabled',
});
export const asLegacy = (key: string) => ({ SUPABASE_SERVICE_ROLE_KEY: key });

export const startInDeno = async (
  { siteUrl, url, secretKey }: SubmitSettings,
  handOver: (key: string) => Readonly<Record<string, string>>,
) => {
  const deno = await startDeno('submit', {
    SITE_URL: `${siteUrl}/`,
    SUPABASE_URL: url,
    ...handOver(secretKey),
  });
  return {
    send: (request: Request) =>
      fetch(request.url.replace(/^https?:\/\/[^/]+/, deno.url), {
        method: request.method,
        headers: request.headers,
        ...(request.body && { body: request.body, duplex: 'half' }),
        redirect: 'manual',
      }),
    stop: deno.stop,
  };
};
