import { basename } from 'node:path';

/** Takes the files of the export; returns those that are payloads of the client router, which nothing reads: every jump is a new document. */
export const payloadsAmong = (files: readonly string[]): ReadonlySet<string> => {
  const all = new Set(files);
  return new Set(
    files.filter(
      (file) =>
        file.endsWith('.txt') &&
        (basename(file).startsWith('__next.') || all.has(file.replace(/\.txt$/, '.html'))),
    ),
  );
};
