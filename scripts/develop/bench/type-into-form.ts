import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserFlags, requireBrowser } from '../browser/find-browser.ts';
import type { Measurement } from './medians-table.ts';

/** Lighthouse's phone profile and its slow 4G network (`throttling.mobileSlow4G`). */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const slowdown = 4;
const bytesPerSecond = (1638.4 * 1000) / 8;
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

const pause = 120;
const lettersAfterHydration = 10;

type Recording = { readonly interactions: readonly number[]; readonly hydratedAt: number | null };
type RecordedWindow = { readonly recording: Recording };

/** Detects hydration by `noValidate`, which a form sets when it is hydrated. */
const record = () => {
  const recording = { interactions: [] as number[], hydratedAt: null as number | null };
  Object.assign(window, { recording });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) recording.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // Only use anonymous functions here, because tsx wraps named ones in the helper `__name`, which browsers lack.
  // https://github.com/privatenumber/tsx/issues/113
  const timer = setInterval(() => {
    if (!document.forms[0]?.noValidate) return;
    recording.hydratedAt = performance.now();
    clearInterval(timer);
  }, 10);
};

/** Returns times in milliseconds. */
export const typeIntoForm = async (url: string): Promise<Measurement> => {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags] });
  try {
    const page = await browser.newPage(phone);
    const debugging = await page.context().newCDPSession(page);
    await debugging.send('Network.emulateNetworkConditions', slow4g);
    await debugging.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(record);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.tap('form input[type=text]');
    const recording = () => page.evaluate(() => (window as unknown as RecordedWindow).recording);
    for (let letters = 0; letters < lettersAfterHydration;) {
      await page.keyboard.press('a');
      await setTimeout(pause);
      if ((await recording()).hydratedAt !== null) letters += 1;
    }
    const { interactions, hydratedAt } = await recording();
    return {
      'Longest interaction': Math.max(0, ...interactions),
      'Code runs after': hydratedAt ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
};
