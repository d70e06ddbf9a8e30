import { setTimeout } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { browserFlags, requireBrowser } from '../find-browser';
import { slowLink } from './slow-link';

/** How long a pointer rests on a link before it presses. */
const restMs = 400;
const paintedMs = 4000;

type Step = { readonly from: string; readonly to: string };

/**
 * Milliseconds from the press on a link to the first paint of the page behind it, on slow 4G. Without `prepared` the browser
 * ignores speculation rules.
 */
export const nextPage = async (site: string, { from, to }: Step, prepared: boolean): Promise<number> => {
  const link = await slowLink(site);
  const browser = await launch({
    executablePath: requireBrowser(),
    args: [...browserFlags, ...(prepared ? [] : ['--disable-features=Prerender2,SpeculationRulesPrefetch'])],
    defaultViewport: { width: 1280, height: 800 },
  });
  try {
    const [page] = await browser.pages();
    if (!page) throw new Error('The browser has no window.');
    await page.goto(link.url + from, { waitUntil: 'networkidle0' });
    const anchor = await page.$(`main a[href="${to}"]`);
    if (!anchor) throw new Error(`${from} has no link to ${to}.`);
    await anchor.hover();
    await setTimeout(restMs);
    const pressed = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    await setTimeout(paintedMs);
    const shown = (await browser.pages()).find((candidate) => new URL(candidate.url()).pathname === to);
    const painted = await shown?.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-paint');
      return paint && performance.timeOrigin + paint.startTime;
    });
    if (painted === undefined) throw new Error(`${to} was not painted.`);
    return painted - pressed;
  } finally {
    await browser.close();
    link.close();
  }
};
