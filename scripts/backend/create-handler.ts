import { nestingDepth } from './nesting-depth';
import { createQueue } from './request-queue';
import { withQuietConsole } from './quiet-console';
import { senderHeaders } from './sender-headers';

type Service = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sets what SQL reads as the headers of the request; an empty text for none. */
  readonly setHeaders: (headers: string) => Promise<unknown>;
  /** Makes the database session usable again after a failure. */
  readonly recover: () => Promise<unknown>;
  /** Called after an insert was acknowledged. */
  readonly stored?: () => Promise<void>;
};

/** Answers a request that came from an address. */
export type Handler = (request: Request, socketAddress: string) => Promise<Response>;

// The service also answers under paths that a hosted project does not have, such as a list of every table.
const servedPaths = /^\/(rest|auth)\/v1\//;
const maximumBodyBytes = 1024 * 1024;
// The service works through a list by recursion and fails a few thousand levels down.
const maximumDepth = 100;

/**
 * The HTTP handler of the service. It answers preflights, refuses bodies over 1 MB with 413 and deep ones with 400, runs one request at a time,
 * and lets pages of any origin read every answer, as the hosted service does.
 */
export function createHandler(service: Service): Handler {
  const enqueue = createQueue();
  return async (request, socketAddress) => {
    if (request.method === 'OPTIONS') return preflight(request);
    if (!servedPaths.test(new URL(request.url).pathname))
      return refuse(404, 'There is nothing at this address.');
    // Read before queueing, so that a client that sends slowly does not delay the others.
    const body = await readBody(request);
    if (body === undefined) return refuse(413, 'The request is larger than 1 MB.');
    if (nestingDepth(body) > maximumDepth) return refuse(400, 'The request is nested too deeply.');
    const complete = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      ...(body.byteLength === 0 ? {} : { body }),
    });
    const headers = senderHeaders(request.headers, socketAddress);
    return allowAnyOrigin(await enqueue(headers, () => answer(service, complete, headers)));
  };
}

async function answer(service: Service, request: Request, headers: string): Promise<Response> {
  try {
    await service.setHeaders(headers);
    const response = await withQuietConsole(() => service.fetch(request));
    if (response.status >= 500) await reportAndRecover(service, request, response.status);
    if (request.method === 'POST' && response.status === 201) {
      await service.stored?.().catch((error: unknown) => console.error(error));
    }
    return response;
  } catch {
    await reportAndRecover(service, request, 500);
    return Response.json({ message: 'The database service failed.' }, { status: 500 });
  } finally {
    await service.setHeaders('');
  }
}

async function reportAndRecover(service: Service, request: Request, status: number): Promise<void> {
  console.error(
    `The database service answered ${status} to ${request.method} ${new URL(request.url).pathname}.`,
  );
  await service.recover();
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
      'Access-Control-Max-Age': '86400',
    },
  });
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maximumBodyBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maximumBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function refuse(status: number, message: string): Response {
  return allowAnyOrigin(Response.json({ message }, { status, headers: { Connection: 'close' } }));
}

function allowAnyOrigin(response: Response): Response {
  if (response.headers.has('Access-Control-Allow-Origin')) return response;
  const headers = new Headers(response.headers);
  headers.set('Access-Control-Allow-Origin', '*');
  return new Response(response.body, { status: response.status, headers });
}
