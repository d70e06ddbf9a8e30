import type { Page } from '@playwright/test';

/** The clock only advances through `page.clock.runFor`. Install it before you open the page. */
export const stopClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now());
  // Pause at a time in the future. The clock keeps running until `pauseAt` takes effect, and can't be paused at a time
  // in the past.
  await page.clock.pauseAt(now + 60_000);
};

/**
 * Waits for CSS transitions and animations, because they don't use the page's clock. Ignores animations that follow the
 * scroll position, because they never finish.
 */
export const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    );
  });
