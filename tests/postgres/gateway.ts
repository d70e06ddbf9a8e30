import { createHmac } from 'node:crypto';

export type EdgeFunction = (request: Request) => Response | Promise<Response>;

type Gateway = {
  readonly postgrest: string;
  readonly secret: string;
  readonly keys: Readonly<Record<string, 'anon' | 'service_role'>>;
  readonly functions: ReadonlyMap<string, EdgeFunction>;
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export const signToken = (role: 'anon' | 'authenticated' | 'service_role', secret: string): string => {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

const refuse = (status: 401 | 404, message: string) =>
  Response.json({ message }, { status, headers: { 'Access-Control-Allow-Origin': '*' } });

// Don't forward these headers. They apply to one connection only, and fetch sets its own.
const hopByHopHeaders = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * A stand-in for the API gateway of a hosted project: forwards `/rest/v1` to PostgREST if the request has an API key,
 * and `/functions/v1` to Edge Functions. It appends the client's address to `x-forwarded-for`.
 */
export const createGateway = ({ postgrest, secret, keys, functions }: Gateway) => {
  return async (request: Request, address: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of hopByHopHeaders) headers.delete(name);
    headers.append('x-forwarded-for', address);
    // Stream the body, because it may have no Content-Length.
    const stream = request.body !== null && !request.headers.has('content-length');
    const body = stream ? request.body : request.body && (await request.arrayBuffer());
    const { method } = request;
    const init = { method, headers, body, ...(stream && { duplex: 'half' as const }) };

    const [, service = '', name = ''] = /^\/(rest|functions)\/v1\/(.*)$/.exec(pathname) ?? [];
    const edgeFunction = functions.get(name.split('/')[0] ?? '');
    if (service === 'functions' && edgeFunction) return edgeFunction(new Request(request.url, init));
    if (service !== 'rest') return refuse(404, 'There is nothing at this address.');
    const key = headers.get('apikey') ?? '';
    const role = keys[key];
    // A CORS preflight request has no API key.
    if (!role && method !== 'OPTIONS') return refuse(401, 'Invalid API key');
    if (role && (headers.get('authorization') ?? `Bearer ${key}`) === `Bearer ${key}`)
      headers.set('authorization', `Bearer ${signToken(role, secret)}`);
    return fetch(`${postgrest}/${name}${search}`, init);
  };
};
