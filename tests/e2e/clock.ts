import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page. From then on time passes through `page.clock.runFor` alone.
 * `page.clock.install` must come before the page is opened.
 */
export const stopClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  // Far enough that a busy machine has not passed it before it is asked for.
  await page.clock.pauseAt(now + 60_000);
};

/** Waits for the end of every CSS transition and animation, which run by the real clock. */
export const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
