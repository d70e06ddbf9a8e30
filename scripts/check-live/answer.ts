import { createHash } from 'node:crypto';

/** What came back for one request. */
export type Answer = {
  /** 0 where nothing came back. */
  readonly status: number;
  readonly headers: Headers;
  /** Without its compression; the reason where nothing came back. */
  readonly body: Buffer;
};

/** One line of the report. With `fix`, a sentence that says what to do, the check has failed. */
export type Line = { readonly check: string; readonly found: string; readonly fix?: string };

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
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
    return { status: 0, headers: new Headers(), body: Buffer.from(reason) };
  }
};

/** Asks for paths of a site, a few at once, and answers by path. */
export const askAll = async (site: URL, paths: readonly string[]): Promise<ReadonlyMap<string, Answer>> => {
  const answers = new Map<string, Answer>();
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
export const statusOf = ({ status, body }: Answer) =>
  status === 0 ? `nothing answers (${body.toString()})` : `the answer is ${status}`;

export const jsonOf = ({ status, body }: Answer): unknown => {
  try {
    return status === 0 ? undefined : JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};
