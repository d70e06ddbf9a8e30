import { ExpectedError } from '../../shared/expected-error';
import type { Project } from '@/lib/leads/project';

/** Enough for a thousand rows on a slow connection. */
const timeoutMs = 60_000;

const refusals: Readonly<Record<number, string>> = {
  401: 'refuses the key. Copy the secret key of this project: Settings, API Keys.',
  403: 'refuses the key. Copy the secret key of this project: Settings, API Keys.',
  404: 'is older than this folder. Push the migrations (docs/going-live.md).',
};

type Request = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly values?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Throws an ExpectedError if there is no response, the key is wrong, or the database rejects the request. */
export const sendAsOwner = async (
  { url, secretKey }: Project,
  path: string,
  { method, values, headers }: Request,
) => {
  const send = async () => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      // Reject redirects, because following one would send the secret key to another server.
      redirect: 'error',
      headers: {
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      method,
      ...(values && { body: JSON.stringify(values) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { response, text: await response.text() };
  };
  const { response, text } = await send().catch(() => {
    throw new ExpectedError(
      `There is no response from ${url}. Start it with npm start, or check in the dashboard whether the project is paused.`,
    );
  });
  if (response.ok) return { headers: response.headers, text };
  const [, message = text] = /"message":"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  const refusal = refusals[response.status] ?? `answered ${response.status}: ${message.slice(0, 200)}`;
  throw new ExpectedError(`${url} ${refusal}`);
};

/** Returns the response's JSON, or null if it is empty. Throws the same errors as `sendAsOwner`. */
export const askAsOwner = async (
  project: Project,
  path: string,
  values?: object,
  method: Request['method'] = values ? 'POST' : 'GET',
): Promise<unknown> => {
  const { text } = await sendAsOwner(project, path, { method, values });
  return text === '' ? null : (JSON.parse(text) as unknown);
};
