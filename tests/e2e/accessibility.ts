import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the violations that axe finds in the page's current state, one line per rule. */
export const accessibilityFindings = async (page: Page): Promise<readonly string[]> => {
  // Evaluate axe's source: the page's CSP would block a script tag.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      // Exclude frames from other sites, because axe can't test them from this page.
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
};

/** Window height in pixels. Every page is shorter, even after the display font has loaded late. */
const higherThanAnyPage = 20_000;

/**
 * Returns the violations at a width, in a window so tall that the fixed call bar covers nothing. Don't use the page's own
 * height: a busy browser may load the display font later, and then the page grows.
 */
export const findingsAtWidth = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: higherThanAnyPage });
  return accessibilityFindings(page);
};

/** Returns the texts of visible targets under 44 px high. axe only reports targets under 24 px. */
export const tooLow = (targets: Locator): Promise<readonly (string | null)[]> =>
  targets.evaluateAll((found) =>
    found
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map(({ textContent }) => textContent),
  );

/** Returns the number of pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
