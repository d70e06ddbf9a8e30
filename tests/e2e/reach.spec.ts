import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { sheetPath, sheets } from '@/lib/site/sheets';
import { pageKinds } from '@/scripts/page-kinds';
import { bySize } from '../size';
import { expect, test } from './fixtures';

const { service, location: town, resource: guide } = pageKinds;
const kinds = [
  '/',
  service,
  town,
  guide,
  '/hire-operators',
  ...bySize([], ['/services', '/why-choose-us', '/faq']),
];

/** A wide window, a phone on its side and a phone do for `npm test`. */
const windows = bySize(
  [
    [1440, 900],
    [844, 390],
    [390, 844],
  ],
  [
    [1440, 900],
    [1280, 900],
    [1024, 768],
    [1024, 600],
    [844, 390],
    [768, 1024],
    [667, 375],
    [390, 844],
  ],
);

const numbersInView = (page: Page) =>
  page.locator('a[href^="tel:"]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { top, bottom, width } = link.getBoundingClientRect();
        return link.checkVisibility() && width > 0 && top >= 0 && bottom <= innerHeight;
      }).length,
  );

for (const [width = 0, height = 0] of windows)
  test(`the number is in view at every screen of a page at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of kinds) {
      await page.goto(path);
      const end = await page.evaluate(
        () =>
          // Related pages and the closing call, which has the number, are at the end.
          document.querySelector('main aside, [aria-labelledby=call]')?.getBoundingClientRect().top ?? 0,
      );
      for (let top = 0; top < end - height; top += height) {
        await page.evaluate((y) => scrollTo(0, y), top);
        expect(await numbersInView(page), `${path} at ${top}`).toBeGreaterThan(0);
      }
    }
  });

test('the number is in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(service);
  await page.locator('[popovertarget="mobile-menu"]').filter({ visible: true }).click();
  await expect(page.locator('#mobile-menu').getByRole('link', { name: company.phone })).toBeInViewport();
});

test('a long name and a long number leave a header as wide as its window', async ({ page }) => {
  await page.goto(service);
  await page.evaluate(
    ({ name, phone }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        text.data = text.data
          .replaceAll(name, 'Worcestershire and Warwickshire Plant Drivers')
          .replaceAll(phone, '+44 (0)20 7946 0123');
      }
    },
    { name: company.name, phone: company.phone },
  );
  for (let width = 320; width <= 1600; width += 64) {
    await page.setViewportSize({ width, height: 800 });
    const pixels = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(pixels, `at ${width} px`).toBe(0);
  }
});

test('the number in the corner waits for the one in the header to go, and is never over the closing call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const header = page.getByRole('banner').getByRole('link', { name: company.phone });
  const corner = page.locator('.call-nav').getByRole('link', { name: company.phone });
  const isOnTop = () =>
    corner.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(corner).not.toBeInViewport();

  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(header).not.toBeInViewport();
  await expect(corner).toBeInViewport({ ratio: 1 });
  expect(await isOnTop()).toBe(true);

  const closing = page.getByRole('main').locator('section').last();
  await closing.evaluate((section) => section.scrollIntoView({ block: 'end' }));
  expect(await isOnTop()).toBe(false);

  await corner.focus();
  expect(await isOnTop()).toBe(true);
});

test('on a phone the bar waits until the number at the top of the page has gone, and leaves a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(town);
  const bar = page.locator('.call-nav');
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
  // A small laptop at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toBeHidden();
});

test('each jump leads to a section of its page, and opens it where it is folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let followed = 0;
  // A page without such sections has no jumps.
  for (const path of [service, town, guide]) {
    await page.goto(path);
    for (const jump of await page.locator('.jumps').getByRole('link').all()) {
      followed += 1;
      await jump.click();
      await expect(page.locator('main :target'), (await jump.textContent()) ?? '').toBeInViewport();
    }
  }
  expect(followed).toBeGreaterThan(0);
});

test('every sheet prints on one page of A4', async ({ page }) => {
  for (const path of bySize(sheets.slice(0, 4), sheets).map(sheetPath)) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});
