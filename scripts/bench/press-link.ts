import { setTimeout } from 'node:timers/promises';
import { type Browser, connect, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { browserFlags, requireBrowser } from '../find-browser';

export type Press = {
  /** Address of the site, without a slash at its end. */
  readonly site: string;
  readonly from: string;
  readonly to: string;
  readonly pointer: 'mouse' | 'finger';
};

const viewports = {
  mouse: { width: 1280, height: 800 },
  finger: { width: 390, height: 844, hasTouch: true, isMobile: true },
} as const;

// In milliseconds: a mouse rests on the link before its button goes down, and a press lasts.
const rest = 300;
const hold = 80;
const patience = 5000;

const press = async (page: Page, link: ElementHandle, pointer: Press['pointer']): Promise<number> => {
  const { x, y } = await link.clickablePoint();
  if (pointer === 'mouse') {
    await page.mouse.move(x, y);
    await setTimeout(rest);
  }
  const [down, up] =
    pointer === 'mouse'
      ? [() => page.mouse.down(), () => page.mouse.up()]
      : [() => page.touchscreen.touchStart(x, y), () => page.touchscreen.touchEnd()];
  const pressed = Date.now();
  await down();
  await setTimeout(hold);
  // Its answer is lost with the page.
  up().catch(() => undefined);
  return pressed;
};

/** When a page that is shown was first painted. Puppeteer loses a page that was made ready ahead; a second connection finds it. */
const paintedAt = async (browser: Browser, url: string): Promise<number> => {
  const again = await connect({ browserWSEndpoint: browser.wsEndpoint() });
  const page = (await again.pages()).find((one) => one.url() === url);
  const painted = await page?.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return paint && performance.timeOrigin + paint.startTime;
  });
  if (painted === undefined) throw new Error(`${url} was not shown within ${patience} ms.`);
  return painted;
};

/** Milliseconds from pressing a link to the first paint of its page, in a browser that has opened the page of the link only. */
export const pressLink = async ({ site, from, to, pointer }: Press): Promise<number> => {
  const browser = await launch({
    executablePath: requireBrowser(),
    args: [...browserFlags],
    headless: 'shell',
    defaultViewport: viewports[pointer],
  });
  try {
    const page = await browser.newPage();
    await page.goto(site + from, { waitUntil: 'networkidle0' });
    const link = await page.$(`main a[href="${to}"]`);
    if (!link) throw new Error(`${from} has no link to ${to}.`);
    await link.scrollIntoView();
    const pressed = await press(page, link, pointer);
    await setTimeout(patience);
    return (await paintedAt(browser, site + to)) - pressed;
  } finally {
    await browser.close();
  }
};
