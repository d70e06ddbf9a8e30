import type { Project } from '@/lib/leads/project.ts';

export type RestClient = {
  readonly get: <Row>(path: string) => Promise<readonly Row[]>;
  readonly count: (path: string) => Promise<number>;
  /** Returns the new or changed rows. */
  readonly write: <Row>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    values?: object,
  ) => Promise<readonly Row[]>;
  /** Changes rows without returning them, because there may be thousands. */
  readonly patchAll: (path: string, values: object) => Promise<void>;
  readonly call: (name: string, values: object) => Promise<unknown>;
};

const timeoutMs = 15_000;

/** Throws an error without personal data if the database doesn't respond or rejects a request. */
export const restClient = ({ url, secretKey }: Project): RestClient => {
  const request = async (method: string, path: string, prefer: string, values?: object) => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        prefer,
        ...(values && { 'content-type': 'application/json' }),
      },
      ...(values && { body: JSON.stringify(values) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await response.text();
    if (response.ok) return { body, range: response.headers.get('content-range') ?? '' };
    const [table] = path.split('?');
    throw new Error(`The database responded to ${method} ${table} with ${response.status}.`);
  };
  const parse = (body: string): unknown => (body === '' ? [] : JSON.parse(body));
  return {
    get: async <Row>(path: string) =>
      parse((await request('GET', path, 'count=none')).body) as readonly Row[],
    count: async (path) =>
      Number((await request('GET', `${path}&select=id&limit=1`, 'count=exact')).range.split('/')[1]),
    write: async <Row>(method: 'POST' | 'PATCH' | 'DELETE', path: string, values?: object) =>
      parse((await request(method, path, 'return=representation', values)).body) as readonly Row[],
    patchAll: async (path, values) => void (await request('PATCH', path, 'return=minimal', values)),
    call: async (name, values) => {
      const { body } = await request('POST', `rpc/${name}`, 'count=none', values);
      return body === '' ? null : (JSON.parse(body) as unknown);
    },
  };
};
