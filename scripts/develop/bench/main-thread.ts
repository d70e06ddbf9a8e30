import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { isTag, type ChildNode } from 'domhandler';
import { elementsOf, parsePage, removeNode } from '../../shared/built-site/parsed-page.ts';
import { browserFlags, requireBrowser } from '../browser/find-browser.ts';
import type { Measurement } from './medians-table.ts';

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

const visualTags = new Set(['style', 'svg', 'img']);

const isInDrawing = ({ parent }: ChildNode): boolean =>
  parent !== null && isTag(parent) && (parent.tagName === 'svg' || isInDrawing(parent));

/** The page without its styles and drawings: the floor for its words. */
const floorOf = (html: string): string => {
  const page = parsePage(html);
  for (const element of elementsOf(page))
    if (visualTags.has(element.tagName) && !isInDrawing(element)) removeNode(page, element);
  return page.html.toString();
};

const floorPath = (path: string) => `/floor${path === '/' ? '/index' : path}`;

/** Writes the floor of each page to a copy of the site, so that the same server sends both. */
export const writeFloors = (siteFolder: string, paths: readonly string[]) => {
  for (const path of paths) {
    const file = join(siteFolder, `${floorPath(path)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      floorOf(readFileSync(join(siteFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')),
    );
  }
};

const mainThreadTime = async (browser: Browser, url: string) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const debugging = await context.newCDPSession(page);
  await debugging.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await debugging.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForTimeout(afterLoad);
  const { metrics } = await debugging.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
};

/** Measures each page and its floor in turn, so that both are equally affected by what else the computer does. */
export const measureMainThread = async (
  siteUrl: string,
  paths: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly Measurement[]>> => {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
  try {
    const pages = new Map(Object.keys(paths).map((kind) => [kind, [] as Measurement[]]));
    for (let run = 0; run < runs; run += 1)
      for (const [kind, path] of Object.entries(paths)) {
        const time = await mainThreadTime(browser, siteUrl + path);
        const floor = await mainThreadTime(browser, siteUrl + floorPath(path));
        pages
          .get(kind)
          ?.push({ 'Main thread': time, 'Without styles and drawings': floor, Ratio: time / floor });
      }
    return pages;
  } finally {
    await browser.close();
  }
};
