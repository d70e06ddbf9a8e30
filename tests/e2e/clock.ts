import type { Page } from '@playwright/test';

/** Stops the clock of a page, which then only advances through `page.clock.runFor`. Install the clock before opening the page. */
export const stopClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  // Pause a minute ahead: the page's clock runs on until `pauseAt` takes effect, and can't be paused at a time in the past.
  await page.clock.pauseAt(now + 60_000);
};

/** Waits for all CSS transitions and animations, which run on the real clock. */
export const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
