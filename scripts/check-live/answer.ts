import { createHash } from 'node:crypto';

/** The response to one request. */
export type HttpAnswer = {
  /** 0 where there was no response. */
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed; the reason where there was no response. */
  readonly body: Buffer;
};

/** What a check found. It has failed if there is a `fix`: a sentence that says what to do. */
export type CheckResult = { readonly check: string; readonly found: string; readonly fix?: string };

const timeoutMs = 20_000;
const concurrency = 6;

/** Sends one request. Redirects are not followed; a failure is an answer with status 0. */
export const ask = async (url: URL | string, init: RequestInit = {}): Promise<HttpAnswer> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { redirect: 'manual', signal, ...init });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
    return { status: 0, headers: new Headers(), body: Buffer.from(reason) };
  }
};

/** Requests paths of a site, six at a time. Returns the answers by path. */
export const askAll = async (
  site: URL,
  paths: readonly string[],
): Promise<ReadonlyMap<string, HttpAnswer>> => {
  const answers = new Map<string, HttpAnswer>();
  const queue = [...paths];
  const worker = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop())
      answers.set(path, await ask(new URL(path, site)));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return answers;
};

export const hashOf = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

/** `nothing answers (fetch failed)` or `the answer is 404`. */
export const statusOf = ({ status, body }: HttpAnswer) =>
  status === 0 ? `nothing answers (${body.toString()})` : `the answer is ${status}`;

export const jsonOf = ({ status, body }: HttpAnswer): unknown => {
  try {
    return status === 0 ? undefined : JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};
