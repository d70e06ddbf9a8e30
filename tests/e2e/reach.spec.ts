import type { Page } from '@playwright/test';
import { menuWords } from '@/content/menus';
import { interfaceWords } from '@/content/interface';
import { company } from '@/content/company';
import { slugs } from '@/content/slugs';
import { sheetPath, sheets } from '@/lib/site/sheets';
import { bySize } from '../size';
import { pageKinds } from '@/scripts/page-kinds';
import { expect, test } from './fixtures';

const { service, location: town, resource: guide } = pageKinds;
const kinds = ['/', service, town, guide, '/hire-operators'] as const;

/** A wide window, a narrow one and a phone on its side do for `npm test`. */
const tagFor = (width: number) => ([1440, 844, 390].includes(width) ? [] : ['@full']);

const numbersInView = (page: Page) =>
  page.locator('a[href^="tel:"]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { top, bottom, width } = link.getBoundingClientRect();
        return link.checkVisibility() && width > 0 && top >= 0 && bottom <= innerHeight;
      }).length,
  );

test.describe('the number', () => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [844, 390],
    [667, 375],
  ] as const)
    test(`is in the header at ${width} by ${height}`, { tag: tagFor(width) }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of kinds) {
        await page.goto(path);
        const number = page.getByRole('banner').getByRole('link', { name: company.phone });
        await expect(number.filter({ visible: true })).toBeInViewport({ ratio: 1 });
      }
    });

  test('is in the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(service);
    await page.getByRole('button', { name: menuWords.menu }).click();
    await expect(page.locator('#mobile-menu').getByRole('link', { name: company.phone })).toBeInViewport();
  });

  for (const [width, height] of [
    [1280, 900],
    [1024, 768],
    [1024, 600],
    [768, 1024],
    [844, 390],
    [390, 844],
  ] as const)
    test(
      `is in view at every screen of a page at ${width} by ${height}`,
      { tag: tagFor(width) },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const path of [...kinds, ...bySize([], ['/services', '/why-choose-us', '/faq'])]) {
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
      },
    );

  test('and the name leave a header as wide as its window, however long they are', async ({ page }) => {
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
    for (let width = 320; width <= 1600; width += 32) {
      await page.setViewportSize({ width, height: 800 });
      const pixels = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(pixels, `at ${width} px`).toBe(0);
    }
  });
});

test('the number in the corner is neither beside the one in the header nor over the closing call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const header = page.getByRole('banner').getByRole('link', { name: company.phone });
  const corner = page
    .getByRole('navigation', { name: menuWords.callOrHire })
    .getByRole('link', { name: company.phone });
  const isOnTop = () =>
    corner.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
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

test('each jump leads to a section of its page, and opens it where it is folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let followed = 0;
  // A page without such sections has no jumps.
  for (const path of [service, town, guide]) {
    await page.goto(path);
    const jumps = page.getByRole('navigation', { name: interfaceWords.jumps }).getByRole('link');
    followed += await jumps.count();
    for (const jump of await jumps.all()) {
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

test('no stretch of a page is longer than two phone screens without something to look at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [service, town, guide, `/industries/${slugs.industries[0]}`]) {
    await page.goto(path);
    const longest = await page.locator('main').evaluate((main) => {
      const boxes = [
        ...main.querySelectorAll(
          'img, svg, .button, .plate, .card, .road-sign, .data-table, .steps, .link-tile, ul:has(> .tick), .body dl, aside',
        ),
      ]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width >= 28)
        .toSorted((a, b) => a.top - b.top);
      let [end, gap] = [main.getBoundingClientRect().top, 0];
      for (const { top, bottom } of [...boxes, { top: main.getBoundingClientRect().bottom, bottom: 0 }]) {
        gap = Math.max(gap, top - end);
        end = Math.max(end, bottom);
      }
      return gap;
    });
    expect(longest, path).toBeLessThanOrEqual(2 * 844);
  }
});

test('on a phone the bar waits until the number at the top of the page has gone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(town);
  const bar = page.getByRole('navigation', { name: menuWords.callOrHire });
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
});
