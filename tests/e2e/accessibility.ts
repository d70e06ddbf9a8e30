import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page in its present state, one line for each rule. */
export const accessibilityFindings = async (page: Page): Promise<readonly string[]> => {
  // The policy of the page would refuse a script tag; evaluating needs none.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      // A frame from another site can't be reached from here, and its content isn't ours.
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
};

/** Pixels. No page is as high, also where its display face arrives after it was measured. */
const higherThanAnyPage = 20_000;

/**
 * The same at a width, in a window in which the bar at the foot covers nothing, as for a visitor who has scrolled. The height of
 * the page itself won't do for such a window: a busy browser lays out the display face later, and the page grows.
 */
export const findingsAtWidth = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: higherThanAnyPage });
  return accessibilityFindings(page);
};

/** The visible ones that are too low for a thumb. Axe finds targets below 24 px; here are those that a visitor is meant to press. */
export const tooLow = (targets: Locator): Promise<readonly (string | null)[]> =>
  targets.evaluateAll((found) =>
    found
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map(({ textContent }) => textContent),
  );

/** Pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
