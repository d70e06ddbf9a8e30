import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserFlags, requireBrowser } from '../find-browser';
import { startSite } from '../site/start-site';
import { markdownTable, median } from './table';
import { slowLink } from './slow-link';

/** The form pages, each with the field that is tapped first. */
const forms = {
  contact: ['/contact', '#name'],
  registration: ['/operator-registration', '#fullName'],
} as const;

/** Seconds after the first paint. */
const moments = [0.5, 3, 8] as const;

/** Lighthouse's phone and its slow 4G, of its `throttling.mobileSlow4G`. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const slowdown = 4;
const slow4g = { rttMs: 150, throughputKbps: 1638.4 } as const;

const letters = 'Ada Plan';
const pauseMs = 120;

type Recording = { interactions: number[]; hydratedAt: number | null };
type RecordedWindow = { readonly recording: Recording };
type Tap = { readonly longestMs: number; readonly hydratedMs: number };

/** Records the length of every interaction, and when the form was hydrated: from then on the browser checks no field. */
const record = () => {
  const recording: Recording = { interactions: [], hydratedAt: null };
  Object.assign(window, { recording });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) recording.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // No function in here may have a name: tsx wraps those in `__name`, which the page does not have.
  // https://github.com/privatenumber/tsx/issues/113
  const timer = setInterval(() => {
    if (!document.forms[0]?.noValidate) return;
    recording.hydratedAt = performance.now();
    clearInterval(timer);
  }, 10);
};

/** Taps a field some seconds after the first paint and types a few letters. */
const tap = async (url: string, field: string, seconds: number): Promise<Tap> => {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
  try {
    const page = await browser.newPage(phone);
    const debugging = await page.context().newCDPSession(page);
    await debugging.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(record);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const elapsed = await page.waitForFunction(
      () => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint && performance.now() - paint.startTime;
      },
      null,
      { polling: 50 },
    );
    await setTimeout(seconds * 1000 - ((await elapsed.jsonValue()) ?? 0));
    await page.tap(field);
    for (const letter of letters) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await setTimeout(pauseMs);
    }
    await page.waitForFunction(() => (window as unknown as RecordedWindow).recording.hydratedAt !== null);
    await setTimeout(500);
    const { interactions, hydratedAt } = await page.evaluate(
      () => (window as unknown as RecordedWindow).recording,
    );
    return { longestMs: Math.max(0, ...interactions), hydratedMs: hydratedAt ?? Number.NaN };
  } finally {
    await browser.close();
  }
};

const measure = async (root: string, runs: number): Promise<ReadonlyMap<string, readonly string[]>> => {
  const site = await startSite({ root, port: 0 });
  const link = await slowLink(site.url, slow4g);
  try {
    const rows = new Map<string, readonly string[]>();
    for (const [form, [path, field]] of Object.entries(forms)) {
      const cells: string[] = [];
      const hydrated: number[] = [];
      for (const moment of moments) {
        const taps: Tap[] = [];
        for (let run = 0; run < runs; run += 1) taps.push(await tap(link.url + path, field, moment));
        cells.push(String(Math.round(median(taps.map(({ longestMs }) => longestMs)))));
        hydrated.push(...taps.map(({ hydratedMs }) => hydratedMs));
      }
      rows.set(form, [...cells, Math.round(median(hydrated)).toLocaleString('en-GB')]);
    }
    return rows;
  } finally {
    link.close();
    await site.close();
  }
};

/**
 * A Markdown table of the longest of the first interactions with a form, and of when its code ran, in milliseconds: on a slow
 * phone and slow 4G, tapped some seconds after the first paint.
 */
export const firstTapTable = async (
  { ours, alone }: { readonly ours: string; readonly alone: string },
  runs: number,
): Promise<string> => {
  const [rows, rowsAlone] = [await measure(ours, runs), await measure(alone, runs)];
  return markdownTable(
    ['Form', ...moments.map((seconds) => `Tapped after ${seconds} s`), 'Code runs after'],
    Object.keys(forms).flatMap((form) => [
      [`**${form}**`, ...(rows.get(form) ?? [])],
      ['Next alone', ...(rowsAlone.get(form) ?? [])],
    ]),
  );
};
