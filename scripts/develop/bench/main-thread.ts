import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type ChildNode, isTag } from 'domhandler';
import { elementsOf, parsePage, remove } from '../../build/parsed-page';
import { browserFlags, requireBrowser } from '../browser/find-browser';
import type { Measurement } from './medians-table';

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
} as const;
const slowdown = 4;
const runs = 7;

/** In milliseconds. Includes the layouts after fonts and images have arrived. */
const afterLoad = 1200;

const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, like `dur` and `tdur`, the time that the thread was running. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
};

const drawn = new Set(['style', 'svg', 'img']);

const isInDrawing = ({ parent }: ChildNode): boolean =>
  parent !== null && isTag(parent) && (parent.tagName === 'svg' || isInDrawing(parent));

/** The page without its styles and drawings: the floor for its words. */
const floorOf = (markup: string): string => {
  const page = parsePage(markup);
  for (const element of elementsOf(page))
    if (drawn.has(element.tagName) && !isInDrawing(element)) remove(page, element);
  return page.text.toString();
};

const floorPath = (path: string) => `/floor${path === '/' ? '/index' : path}`;

/** Writes the floor of each page to a copy of the site, so that the same server sends both. */
export const writeFloors = (site: string, paths: readonly string[]) => {
  for (const path of paths) {
    const file = join(site, `${floorPath(path)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      floorOf(readFileSync(join(site, path === '/' ? 'index.html' : `${path}.html`), 'utf8')),
    );
  }
};

const timeIn = (trace: readonly TraceEvent[], url: string): number => {
  const navigation = trace.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${url}.`);
  const { pid, tid, ts } = navigation;
  const onMainThread = trace.filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts);
  const load = onMainThread.find(({ name }) => name === 'loadEventEnd');
  if (!load) throw new Error(`The trace has no load event of ${url}.`);
  const tasks = onMainThread
    .filter(
      ({ name, dur, ts: start }) =>
        name.endsWith('RunTask') && dur !== undefined && start <= load.ts + afterLoad * 1000,
    )
    .toSorted((one, other) => one.ts - other.ts);
  let [end, time] = [0, 0];
  for (const { ts: start, dur = 0, tdur = 0 } of tasks)
    if (start >= end) {
      end = start + dur;
      time += tdur;
    }
  return time / 1000;
};

const mainThreadTime = async (browser: Browser, url: string) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const debugging = await context.newCDPSession(page);
  await debugging.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories });
  await page.goto(url);
  await page.waitForTimeout(afterLoad + 300);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await context.close();
  return timeIn(traceEvents, url);
};

/** Measures each page and its floor in turn, so that both are equally affected by what else the computer does. */
export const measureMainThread = async (
  site: string,
  paths: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly Measurement[]>> => {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
  try {
    const pages = new Map(Object.keys(paths).map((kind) => [kind, [] as Measurement[]]));
    for (let run = 0; run < runs; run += 1)
      for (const [kind, path] of Object.entries(paths)) {
        const time = await mainThreadTime(browser, site + path);
        const floor = await mainThreadTime(browser, site + floorPath(path));
        pages
          .get(kind)
          ?.push({ 'Main thread': time, 'Without styles and drawings': floor, Ratio: time / floor });
      }
    return pages;
  } finally {
    await browser.close();
  }
};
