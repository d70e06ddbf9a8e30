import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const accessibilityProblems = async (page: Page): Promise<readonly string[]> => {
  // Evaluate axe as source code, because the page's Content Security Policy would block a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      // Skip third-party frames, because axe can't access their content.
      iframes: false,
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
};

const higherThanAnyPage = 20_000;

/**
 * Makes the window so tall that the fixed call bar covers nothing. Don't measure the page's height instead: the page
 * grows if the display font loads late.
 */
export const problemsAtWidth = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: higherThanAnyPage });
  return accessibilityProblems(page);
};

/** Controls must be 44 px high. axe only reports those below 24 px. */
export const tooLow = (targets: Locator): Promise<readonly (string | null)[]> =>
  targets.evaluateAll((elements) =>
    elements
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => target.getBoundingClientRect().height < 44)
      .map(({ textContent }) => textContent),
  );

/** If the page is wider than the window, returns the start tags of the first three elements that extend furthest. */
export const tooWideElements = (page: Page): Promise<readonly string[]> =>
  page.locator('html').evaluate((root) => {
    if (root.scrollWidth <= root.clientWidth) return [];
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    return [root, ...root.querySelectorAll('body *')]
      .filter((element) => element === root || rightOf(element) > root.clientWidth)
      .toSorted((one, other) => rightOf(other) - rightOf(one))
      .slice(0, 3)
      .map((element) => (element.cloneNode() as Element).outerHTML.replace(/>[^]*/, '>'));
  });
