import { ExpectedError } from '../helpers/expected-error';
import type { Service } from './find-service';

/** Enough for a thousand rows on a slow connection. */
const timeoutMs = 60_000;

const refusals: Readonly<Record<number, string>> = {
  401: 'refuses the key. Copy the secret key of this project: Settings, API Keys.',
  403: 'refuses the key. Copy the secret key of this project: Settings, API Keys.',
  404: 'is older than this folder. Push the migrations (docs/going-live.md).',
};

/** Throws an ExpectedError if there is no response, the key is wrong, or the database rejects the request. */
export const askAsOwner = async (
  { url, serviceKey }: Service,
  path: string,
  values?: object,
  method: 'GET' | 'POST' | 'DELETE' = values ? 'POST' : 'GET',
): Promise<unknown> => {
  const ask = async () => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      // Reject redirects, because following one would send the secret key to another server.
      redirect: 'error',
      headers: {
        apikey: serviceKey,
        Authorization: `Bearer ${serviceKey}`,
        'Content-Type': 'application/json',
      },
      method,
      ...(values && { body: JSON.stringify(values) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  };
  const { ok, status, text } = await ask().catch(() => {
    throw new ExpectedError(
      `There is no response from ${url}. Start it with npm start, or check in the dashboard whether the project is paused.`,
    );
  });
  if (ok) return text === '' ? null : (JSON.parse(text) as unknown);
  const [, message = text] = /"message":"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  const refusal = refusals[status] ?? `answered ${status}: ${message.slice(0, 200)}`;
  throw new ExpectedError(`${url} ${refusal}`);
};
