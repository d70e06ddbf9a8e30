import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtPages } from '../shared/built-site/built-pages.ts';

const reportedPages = 3;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Of the HTML, which includes the styles. */
export const heaviestPages = (siteFolder: string): string => {
  const pages = builtPages(siteFolder)
    .map(({ file, path }) => ({ path, bytes: gzipSync(readFileSync(file), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const heaviest = pages.slice(0, reportedPages).map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`);
  return `Heaviest pages, compressed: ${heaviest.join(', ')}.`;
};
