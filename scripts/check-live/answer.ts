import { createHash } from 'node:crypto';

/** What came back for one request. */
export type Answer = {
  /** 0 where nothing came back. */
  readonly status: number;
  readonly headers: Headers;
  /** Without its compression; the reason where nothing came back. */
  readonly body: Buffer;
};

/** One line of the report. With `fix` the check has failed. */
export type Line = {
  readonly check: string;
  readonly found: string;
  /** What to do about it, as a sentence. */
  readonly fix?: string;
};

export const hashOf = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

/** `nothing answers (fetch failed)` or `404`. */
export const statusOf = ({ status, body }: Answer) =>
  status === 0 ? `nothing answers (${body.toString()})` : `the answer is ${status}`;

/** The first of some paths, and how many there are besides. */
export const firstOf = (paths: readonly string[]) =>
  paths.length > 1 ? `${paths[0]} and ${paths.length - 1} more` : `${paths[0]}`;

/** Where a redirect leads, as a whole address; undefined for any other answer. */
export const targetOf = ({ status, headers }: Answer, asked: URL): string | undefined => {
  const location = headers.get('location');
  return status >= 300 && status < 400 && location !== null ? new URL(location, asked).href : undefined;
};
