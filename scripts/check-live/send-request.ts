import { Readable } from 'node:stream';

export type ReceivedResponse = {
  /** The status code, or 0 if there was no response. */
  readonly status: number;
  readonly headers: Headers;
  /** The decompressed response body, or an error message if there was no response. */
  readonly body: Buffer;
};

const timeoutMs = 20_000;
const concurrency = 6;

/** Sends a request without following redirects. Never rejects; a network failure returns status 0. */
export const sendRequest = async (url: URL | string, init: RequestInit = {}): Promise<ReceivedResponse> => {
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

/** Requests several paths of a site, up to six at a time. Returns the responses, keyed by path. */
export const requestAll = async (
  site: URL,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, ReceivedResponse>> =>
  new Map(
    await Readable.from(paths)
      .map(async (path: string) => [path, await sendRequest(new URL(path, site))] as const, { concurrency })
      .toArray(),
  );

/** Describes a response: `no response (fetch failed)` or `the response is 404`. */
export const statusOf = ({ status, body }: ReceivedResponse) =>
  status === 0 ? `no response (${body.toString()})` : `the response is ${status}`;
