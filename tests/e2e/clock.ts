import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page, so that it only advances through `page.clock.runFor`. Install the clock before you open
 * the page.
 */
export const stopClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  // Pause at a time in the future. The clock keeps running until `pauseAt` takes effect, and can't be paused at a time
  // in the past.
  await page.clock.pauseAt(now + 60_000);
};

/** Waits for all CSS transitions and animations, because they don't use the page's clock. */
export const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
