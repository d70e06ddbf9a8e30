import type { Page } from '@playwright/test';
import { formNotes } from '@/content/forms/notes';
import {
  expect,
  field,
  fillRegistration,
  freshEmail,
  insertCalls,
  isHydrated,
  submit,
  test,
} from './fixtures';

const windows = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Words of an element, outside its menus, that are on more than one line. */
const brokenWords = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const element = document.querySelector(within);
    if (!element) throw new Error(`There is no ${within}.`);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('[popover]')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  }, selector);

for (const [width, height] of windows) {
  test(`at ${width} px and twice the size of text the header takes a third of the window at most, and breaks no word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    for (const size of [100, 150, 175, 200]) {
      await setTextSize(page, size);
      expect(await brokenWords(page, 'header'), `words at ${size}%`).toEqual([]);
      const taken = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
      expect(taken, `header at ${size}%`).toBeLessThanOrEqual(height / 3);
    }
  });

  test(`at ${width} px and twice the size of text the bar at the foot leaves room, and hides nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const size of [150, 175, 200]) {
      await setTextSize(page, size);
      if (width >= 768) expect(await brokenWords(page, 'h1'), `at ${size}%`).toEqual([]);
      const { taken, hidden } = await page.evaluate(() => {
        scrollTo(0, 0);
        const [header, bar] = ['header', '.call-nav'].map((part) => document.querySelector(part));
        if (!header || !bar) throw new Error('The header or the bar is missing.');
        const atFoot = bar.getBoundingClientRect();
        const isAcross = atFoot.width === document.documentElement.clientWidth && atFoot.top < innerHeight;
        const covered = [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => {
          link.focus();
          const [over, under] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
          return bar.checkVisibility() && under.right > over.left + 1 && under.bottom > over.top + 1;
        });
        return {
          taken: header.getBoundingClientRect().height + (isAcross ? atFoot.height : 0),
          hidden: covered.map(({ textContent }) => textContent),
        };
      });
      expect(taken, `header and bar at ${size}%`).toBeLessThanOrEqual(height / 3);
      expect(hidden, `at ${size}%`).toEqual([]);
    }
  });
}

test('at twice the size of text the errors and the failure of a form fit the narrowest window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/operator-registration');
  await isHydrated(page);
  await setTextSize(page, 200);
  await field(page, 'email').fill('nobody');
  await submit(page).click();
  await expect(page.getByRole('group', { name: formNotes.problem }).getByRole('link').first()).toBeVisible();
  const root = page.locator('html');
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.route(insertCalls, (route) => route.abort());
  await fillRegistration(page, freshEmail());
  await submit(page).click();
  await expect(page.locator('.notice-destructive')).toBeVisible();
  expect(await brokenWords(page, '.notice-destructive [data-title]')).toEqual([]);
});
