import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { nestingDepth } from './nesting-depth';
import { withQuietConsole } from './quiet-console';
import { createQueue } from './request-queue';
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

const failed = 'The database service failed.';
const maximumBodyBytes = 1024 * 1024;
// The service works through a list by recursion and fails a few thousand levels down.
const maximumDepth = 100;

// The service also answers under paths that a hosted project does not have, such as a list of every table.
const servedPaths = '/:part{rest|auth}/v1/*';

const refuse = (context: Context, status: 400 | 404 | 413 | 500, message: string) =>
  context.json({ message }, status, { Connection: 'close' });

/**
 * The HTTP interface of the service. It answers preflights, refuses bodies over 1 MB with 413 and deep ones with 400, runs
 * one request at a time, and lets pages of any origin read every answer, as the hosted service does.
 */
export function createApi(service: Service) {
  const enqueue = createQueue();
  const limit = bodyLimit({
    maxSize: maximumBodyBytes,
    onError: (context) => refuse(context, 413, 'The request is larger than 1 MB.'),
  });
  return new Hono<{ Bindings: HttpBindings }>()
    .use(cors({ maxAge: 86_400 }))
    .notFound((context) => refuse(context, 404, 'There is nothing at this address.'))
    .onError((_, context) => refuse(context, 500, failed))
    .all(servedPaths, limit, async (context) => {
      const { raw, method, url } = context.req;
      // Read before queueing, so that a client that sends slowly does not delay the others.
      const body = await raw.arrayBuffer();
      if (nestingDepth(new Uint8Array(body)) > maximumDepth)
        return refuse(context, 400, 'The request is nested too deeply.');
      const content = body.byteLength > 0 ? { body } : {};
      const request = new Request(url, { method, headers: raw.headers, ...content });
      const sender = senderHeaders(raw.headers, context.env.incoming.socket.remoteAddress ?? '');
      return enqueue(sender, () => answer(service, request, sender));
    });
}

async function answer(service: Service, request: Request, sender: string): Promise<Response> {
  try {
    await service.setHeaders(sender);
    const response = await withQuietConsole(() => service.fetch(request));
    if (response.status >= 500) await reportAndRecover(service, request, response.status);
    if (request.method === 'POST' && response.status === 201) {
      await service.stored?.().catch((error: unknown) => console.error(error));
    }
    return response;
  } catch {
    await reportAndRecover(service, request, 500);
    return Response.json({ message: failed }, { status: 500 });
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
