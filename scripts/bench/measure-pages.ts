import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { copyProject } from '../copy-project';
import { headersFile } from '../export/headers-file';
import { builtPages } from '../export/pages';
import { precompress } from '../export/precompress';
import { browserFlags, requireBrowser } from '../find-browser';
import { projectPaths } from '../project-paths';
import { startSite } from '../site/start-site';
import { buildCopy } from './build-copy';
import { median } from './median';
import { type PageKind, pageKinds } from './page-kinds';
import type { Compared } from './pages-table';
import { type Rating, ratePage } from './rate-page';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const medians = (ratings: readonly Rating[]): Rating => {
  const [first] = ratings;
  if (!first) throw new Error('A page was never rated.');
  const names = Object.keys(first) as (keyof Rating)[];
  return Object.fromEntries(
    names.map((name) => [name, median(ratings.map((rating) => rating[name]))]),
  ) as Rating;
};

/**
 * Takes kinds of pages and how often to rate each; builds a copy of the project once, serves the finished export and what
 * the framework alone made of it from the same server, and returns the medians. Also returns the browser's version.
 */
export const measurePages = async (
  kinds: readonly PageKind[],
  runs: number,
): Promise<{ readonly pages: readonly Compared[]; readonly browser: string }> => {
  const { folder, remove } = copyProject(projectPaths.root);
  const [out, raw] = [join(folder, 'out'), join(folder, '.next/exported')];
  const stops: (() => Promise<void>)[] = [];
  try {
    await buildCopy(folder);
    writeFileSync(join(raw, '_headers'), headersFile(builtPages(raw).map(({ path }) => path)));
    for (const served of [out, raw]) precompress(served);
    const [site, rawSite] = [
      await startSite({ root: out, port: 0 }),
      await startSite({ root: raw, port: 0 }),
    ];
    stops.push(site.close, rawSite.close);
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: requireBrowser(),
      args: [...browserFlags, `--remote-debugging-port=${port}`],
    });
    stops.unshift(() => browser.close());

    const pages: Compared[] = [];
    for (const kind of kinds) {
      const ratings: { readonly ours: Rating; readonly raw: Rating }[] = [];
      // By turns, so that a busy moment of the machine falls on both.
      for (let run = 0; run < runs; run += 1) {
        ratings.push({
          ours: await ratePage(site.url + pageKinds[kind], port),
          raw: await ratePage(rawSite.url + pageKinds[kind], port),
        });
      }
      pages.push({
        kind,
        ours: medians(ratings.map(({ ours }) => ours)),
        raw: medians(ratings.map((rating) => rating.raw)),
      });
    }
    return { pages, browser: browser.version() };
  } finally {
    for (const stop of stops) await stop();
    remove();
  }
};
