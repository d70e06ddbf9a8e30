import { markdownTable } from './markdown-table';

/** What a site of a size took. */
export type Grown = {
  readonly pages: number;
  /** Seconds of the framework's build from nothing. */
  readonly framework: number;
  /** Seconds of this project's steps after it. */
  readonly after: number;
  /** Seconds that drawing the share images takes, which are kept for later builds. */
  readonly drawing: number;
  /** Bytes of the whole export. */
  readonly bytes: number;
};

const mebibyte = 2 ** 20;

/**
 * Takes sites by size; returns the Markdown table. The steps after the build are given as a share of it, and each page
 * beyond the row above is priced in the last two columns.
 */
export const growthTable = (sites: readonly Grown[]): string =>
  markdownTable(
    [
      'Pages',
      '`next build`',
      'Steps after',
      'Share',
      'Drawing, once',
      'Output',
      'Time a further page',
      'Output a further page',
    ],
    sites.map(({ pages, framework, after, drawing, bytes }, index) => {
      const before = sites[index - 1];
      const more = before ? pages - before.pages : 0;
      const total = framework + after;
      return [
        pages.toLocaleString('en-GB'),
        `${framework.toFixed(1)} s`,
        `${after.toFixed(1)} s`,
        `${((after / framework) * 100).toFixed(1)}%`,
        `${drawing.toFixed(1)} s`,
        `${(bytes / mebibyte).toFixed(1)} MB`,
        before ? `${(((total - before.framework - before.after) / more) * 1000).toFixed(0)} ms` : '–',
        before ? `${((bytes - before.bytes) / more / 1024).toFixed(0)} KB` : '–',
      ];
    }),
  );
