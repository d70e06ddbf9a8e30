import { Readable } from 'node:stream';

export type ReceivedResponse = {
  /** 0 if there was no response. */
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed, or an error message if there was no response. */
  readonly body: Buffer;
};

const timeoutMs = 20_000;
const concurrency = 6;

/** Doesn't follow redirects. Never rejects; a network failure returns status 0. */
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

export const requestAll = async (
  siteUrl: URL,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, ReceivedResponse>> =>
  new Map(
    await Readable.from(paths)
      .map(async (path: string) => [path, await sendRequest(new URL(path, siteUrl))] as const, {
        concurrency,
      })
      .toArray(),
  );

export const statusOf = ({ status, body }: ReceivedResponse) =>
  status === 0 ? `no response (${body.toString()})` : `the response is ${status}`;
