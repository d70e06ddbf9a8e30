import type { Page } from '@playwright/test';
import { company, mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { allPages } from '@/lib/pages/pages.ts';
import { sheets } from '@/lib/pages/sheets.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { keptPages } from '../helpers/kept-pages.ts';
import { byLevel } from '../helpers/test-level.ts';
import { chooseFiles, delayRequests, expect, test } from './fixtures.ts';
import { open } from './form-page.ts';

declare global {
  interface Window {
    shifted?: number;
  }
}

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

const { machine, town, guide } = examplePages;
const sector = allPages.find(({ path }) => path.startsWith('/industries/'))!.path;

test('printed pages have a letterhead instead of navigation', async ({ page }) => {
  for (const path of [machine, town, guide]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const letterhead = page.locator('.letterhead');
    await expect(letterhead, path).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead, path).toBeVisible();
    for (const words of [company.name, formatPhone(mainOffice.phone), path])
      await expect(letterhead).toContainText(words);
    await expect(
      page.locator('header, footer, nav, aside, .call-bar-link, .button').filter({ visible: true }),
      path,
    ).toHaveCount(0);
  }
});

// Browsers shrink all pages of a document if one line of it is wider than the paper.
test('nothing is wider than the paper in print', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const paths = byLevel(
    [machine, town, guide, sector, ...keptPages('/for-buyers', '/faq')],
    allPages.map(({ path }) => path),
  );
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 718) wide.push(`${path}: ${width} px`);
  }
  expect(wide).toEqual([]);
});

test('collapsed sections are open in print', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/hire-operators');
  const contents = page.locator('.collapsible > :last-child');
  await expect(contents).not.toHaveCount(0);
  for (const content of await contents.all()) await expect(content).toBeVisible();
});

test('every checklist prints on a single page of A4', async ({ page }) => {
  for (const { path } of byLevel(sheets.slice(0, 4), sheets)) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});

// Only tests notices, because the notice library has its own style sheet. tests/export/every-page.test.ts covers the
// pages.
test('a notice does not move if the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, registrationForm);
  await chooseFiles(page, 'card.pdf');
  const notice = page.locator('.notice-default');
  await expect(notice).toHaveCSS('transition-property', 'none');
  await expect(notice).toHaveCSS('animation-name', 'none');
});

const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(window.shifted ?? 0))),
        );
      }),
  );

for (const [path, width, height] of [
  ['/', 390, 844],
  [machine, 390, 844],
  [town, 1440, 900],
] as const)
  test(`nothing moves on ${path} at ${width} px when the display font loads`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const release = await delayRequests(page, '**/*.woff2');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[])
          if (
            sources.some(
              ({ node, previousRect, currentRect }) =>
                Math.abs(currentRect.top - previousRect.top) > 1 && !node?.parentElement?.closest('header'),
            )
          )
            window.shifted = (window.shifted ?? 0) + value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    // Ignore the shifts so far, because a busy browser may paint before it has received the whole page.
    const shiftedBefore = await shifted(page);
    release();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /Display\W?$/.test(family) && status === 'loaded'),
    );
    // A vertical shift of one line would score above this limit. Other shifts aren't counted, because links beside each
    // other may move sideways by a few pixels.
    expect(
      (await shifted(page)) - shiftedBefore,
      'A line wraps differently before the display font has loaded. Shorten it, or choose another font (docs/your-brand.md#type).',
    ).toBeLessThan(0.0005);
  });
