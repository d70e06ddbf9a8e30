import type { BuildTimes } from './build-copy';
import { markdownTable } from './markdown-table';

/** What a site of a size took: seconds for the build, pages, and bytes of the whole export. */
export type Grown = BuildTimes & { readonly pages: number; readonly bytes: number };

const mebibyte = 2 ** 20;

/** Takes sites by size; returns the Markdown table. Each page beyond the first row's is priced in the last two columns. */
export const growthTable = (sites: readonly Grown[]): string =>
  markdownTable(
    [
      'Pages',
      '`next build`',
      'Steps after',
      'Share',
      'Output',
      'Time a further page',
      'Output a further page',
    ],
    sites.map(({ pages, framework, after, bytes }, index) => {
      const before = sites[index - 1];
      const more = before ? pages - before.pages : 0;
      const total = framework + after;
      return [
        pages.toLocaleString('en-GB'),
        `${framework.toFixed(1)} s`,
        `${after.toFixed(1)} s`,
        `${((after / total) * 100).toFixed(1)}%`,
        `${(bytes / mebibyte).toFixed(1)} MB`,
        before ? `${(((total - before.framework - before.after) / more) * 1000).toFixed(0)} ms` : '–',
        before ? `${((bytes - before.bytes) / more / 1024).toFixed(0)} KB` : '–',
      ];
    }),
  );
