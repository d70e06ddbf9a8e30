import type { SubmitSettings } from '../../supabase/functions/submit/handler';
import { startDeno } from '../start-deno';

/** Serves the function `submit` in Deno. */
export const startInDeno = async ({ siteUrl, serviceUrl, serviceKey }: SubmitSettings) => {
  const { address, stop } = await startDeno('submit', {
    SITE_URL: `${siteUrl}/`,
    SUPABASE_URL: serviceUrl,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
  });
  return {
    send: (request: Request) =>
      fetch(request.url.replace(/^https?:\/\/[^/]+/, address), {
        method: request.method,
        headers: request.headers,
        ...(request.body && { body: request.body, duplex: 'half' }),
        redirect: 'manual',
      }),
    stop,
  };
};
