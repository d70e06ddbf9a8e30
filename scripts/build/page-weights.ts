import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtPages } from './pages';

/** Compressed HTML, including styles. A larger page needs another network round trip. */
const heavyBytes = 18 * 1024;

const heaviestListed = 3;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const weightLines = (site: string): readonly string[] => {
  const pages = builtPages(site)
    .map(({ file, path }) => ({ path, bytes: gzipSync(readFileSync(file), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const listOf = (some: typeof pages) =>
    some.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`).join(', ');
  const heavyPages = pages.filter(({ bytes }) => bytes > heavyBytes);
  return [
    `Heaviest pages, compressed: ${listOf(pages.slice(0, heaviestListed))}.`,
    ...(heavyPages.length > 0
      ? [
          `More than ${kilobytes(heavyBytes)}, which a phone with a poor signal shows a fifth of a second later: ${listOf(heavyPages)}.`,
        ]
      : []),
  ];
};
