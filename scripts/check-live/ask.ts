import type { Answer } from './answer';

const patienceMs = 20_000;
const atOnce = 6;

let requests = 0;

/** How many requests were sent. */
export const requestCount = () => requests;

/** Sends one request. Redirects are not followed; a failure is an answer with status 0. */
export const ask = async (url: URL | string, init: RequestInit = {}): Promise<Answer> => {
  requests += 1;
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...init,
    });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
    return { status: 0, headers: new Headers(), body: Buffer.from(reason) };
  }
};

/** Asks for paths of a site, a few at once, and answers by path. */
export const askAll = async (site: URL, paths: readonly string[]): Promise<ReadonlyMap<string, Answer>> => {
  const answers = new Map<string, Answer>();
  const left = [...paths];
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      answers.set(path, await ask(new URL(path, site)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new Map(paths.map((path) => [path, answers.get(path) as Answer]));
};
