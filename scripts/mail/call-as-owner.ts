import { ExpectedError } from '../expected-error';
import type { Source } from '../submissions/source';

const timeoutMs = 20_000;

const messageOf = (text: string) => {
  try {
    return (JSON.parse(text) as { readonly message?: string }).message ?? text;
  } catch {
    return text;
  }
};

/**
 * Calls a function of the database with the secret key, and returns what it returns. Throws an ExpectedError where nothing
 * answers, the key is another one, or the database refuses.
 */
export const callAsOwner = async (
  { url, serviceKey }: Source,
  name: string,
  values: object = {},
): Promise<unknown> => {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      apikey: serviceKey,
      Authorization: `Bearer ${serviceKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new ExpectedError(`Nothing answers at ${url}. See in the dashboard whether the project is paused.`);
  });
  const text = await response.text();
  if (response.ok) return text === '' ? null : (JSON.parse(text) as unknown);
  if (response.status === 401 || response.status === 403)
    throw new ExpectedError(
      `${url} refuses the key. Copy the secret key of this project: Settings, API Keys.`,
    );
  if (response.status === 404)
    throw new ExpectedError(`${url} is older than this folder. Push the migrations (docs/going-live.md).`);
  throw new ExpectedError(`${url} answered ${response.status}: ${messageOf(text).slice(0, 200)}`);
};
