import { Readable } from 'node:stream';

/** The answer to one request. */
export type Answer = {
  /** 0 where there was none. */
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed; the reason where there was no answer. */
  readonly body: Buffer;
};

const timeoutMs = 20_000;
const concurrency = 6;

/** Sends one request. Redirects are not followed; a failure is an answer with status 0. */
export const ask = async (url: URL | string, init: RequestInit = {}): Promise<Answer> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { redirect: 'manual', signal, ...init });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = (cause instanceof Error && cause.message) || message;
    return { status: 0, headers: new Headers(), body: Buffer.from(reason) };
  }
};

/** Requests paths of a site, six at a time. Returns the answers by path. */
export const askAll = async (site: URL, paths: Iterable<string>): Promise<ReadonlyMap<string, Answer>> =>
  new Map(
    await Readable.from(paths)
      .map(async (path: string) => [path, await ask(new URL(path, site))] as const, { concurrency })
      .toArray(),
  );

/** `nothing answers (fetch failed)` or `the answer is 404`. */
export const statusOf = ({ status, body }: Answer) =>
  status === 0 ? `nothing answers (${body.toString()})` : `the answer is ${status}`;
