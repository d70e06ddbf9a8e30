/** How to reach the Supabase project, or the embedded database that stands in for it. */
export type Connection = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Grants full access. Only with this key does the database trust the visitor's address in a header. */
  readonly secretKey: string;
};

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type RestRequest = {
  readonly method: Method;
  /** Sent as JSON. */
  readonly values?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

/** Sends a request with the secret key to the database's REST API. `path` starts with a table, or with `rpc/`. */
export const sendRest = (
  { url, secretKey }: Connection,
  path: string,
  { method, values, headers, timeoutMs }: RestRequest,
): Promise<Response> =>
  fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      ...(values && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(values && { body: JSON.stringify(values) }),
    // Reject redirects, because following one would send the secret key to another server.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });

export type RestClient = {
  readonly get: <Row>(path: string) => Promise<readonly Row[]>;
  readonly count: (path: string) => Promise<number>;
  /** Returns the new, changed or deleted rows. */
  readonly write: <Row>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    values?: object,
    headers?: RestRequest['headers'],
  ) => Promise<readonly Row[]>;
  /** Changes rows without returning them, because there may be thousands. */
  readonly patchAll: (path: string, values: object) => Promise<void>;
  readonly call: (name: string, values: object) => Promise<unknown>;
};

/** A request that the database rejected, or didn't respond to. */
type RestFailure = {
  readonly method: Method;
  readonly path: string;
  /** 0 if there was no response. */
  readonly status: number;
  readonly body: string;
};

type Options = {
  readonly timeoutMs?: number;
  /** Returns the error to throw. */
  readonly toError?: (failure: RestFailure) => Error;
};

/** The error contains no personal data, because Edge Functions log it. */
const toPlainError = ({ method, path, status }: RestFailure) =>
  new Error(
    `The database ${status === 0 ? 'did not respond' : `responded with ${status}`} to ${method} ${path.split('?')[0]}.`,
  );

export const restClient = (
  connection: Connection,
  { timeoutMs = 15_000, toError = toPlainError }: Options = {},
): RestClient => {
  const request = async (
    method: Method,
    path: string,
    prefer: string,
    values?: object,
    headers?: RestRequest['headers'],
  ) => {
    const send = async () => {
      const response = await sendRest(connection, path, {
        method,
        values,
        headers: { prefer, ...headers },
        timeoutMs,
      });
      return { response, body: await response.text() };
    };
    const { response, body } = await send().catch(() => {
      throw toError({ method, path, status: 0, body: '' });
    });
    if (!response.ok) throw toError({ method, path, status: response.status, body });
    return { body, range: response.headers.get('content-range') ?? '' };
  };
  const parse = (body: string): unknown => (body === '' ? [] : JSON.parse(body));
  return {
    get: async <Row>(path: string) =>
      parse((await request('GET', path, 'count=none')).body) as readonly Row[],
    count: async (path) =>
      Number((await request('GET', `${path}&select=id&limit=1`, 'count=exact')).range.split('/')[1]),
    write: async <Row>(
      method: 'POST' | 'PATCH' | 'DELETE',
      path: string,
      values?: object,
      headers?: RestRequest['headers'],
    ) =>
      parse((await request(method, path, 'return=representation', values, headers)).body) as readonly Row[],
    patchAll: async (path, values) => void (await request('PATCH', path, 'return=minimal', values)),
    call: async (name, values) => {
      const { body } = await request('POST', `rpc/${name}`, 'count=none', values);
      return body === '' ? null : (JSON.parse(body) as unknown);
    },
  };
};
