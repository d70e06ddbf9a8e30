import type { Page } from '@playwright/test';
import { footerColumns } from '@/content/menus.ts';
import { menuLink } from '@/lib/pages/menu-items.ts';
import { ticketAnswers } from '@/lib/tickets/ticket-choices.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { problemsAtWidth, tooWideElements } from './accessibility.ts';
import { desktop, expect, menuButton, menuId, test } from './fixtures.ts';

// Bypass the Content Security Policy, because the changed styles don't match their hashes.
test.use({ bypassCSP: true });

// Replaces syntax that older browsers ignore with made-up names that every browser ignores.
const popovers = [
  [/\bpopover(?:target(?:action)?)?(?=[=\]])/gi, 'data-$&'],
  [/:popover-open/g, ':popover-unknown'],
] as const;
const newStyles = [
  [/:has\(/g, ':unknown('],
  [/position-area/g, 'unknown-area'],
  [/@view-transition/g, '@unknown-transition'],
  [/"speculationrules"/g, '"unknown"'],
] as const;

const serveWithout = (page: Page, words: readonly (readonly [RegExp, string])[]) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body = words.reduce((changed, [word, unknown]) => changed.replace(word, unknown), text);
    expect(body, 'what is served without it').not.toBe(text);
    await route.fulfill({ response, body });
  });

for (const width of [390, desktop.width])
  test.describe(`in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of ['/', '/services', examplePages.machine, '/contact', '/operator-registration'])
      for (const [name, words] of Object.entries({ popovers, 'newer CSS': newStyles }))
        test(`${path} works without ${name}`, async ({ page }) => {
          const errors: string[] = [];
          page.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) errors.push(message.text());
          });
          page.on('pageerror', ({ message }) => errors.push(message));
          await serveWithout(page, words);
          await page.goto(path);
          // A trial click throws if another element covers the heading.
          await page.locator('h1').click({ trial: true });
          expect(await tooWideElements(page)).toEqual([]);
          expect(await problemsAtWidth(page, width)).toEqual([]);
          expect(errors).toEqual([]);
        });

    test('without popovers, a link to the footer replaces the menus', async ({ page }) => {
      await serveWithout(page, popovers);
      await page.goto('/');
      // Buttons that have no effect must be hidden too.
      for (const hidden of await page.locator('#mobile-menu, [id^=menu-], header button').all())
        await expect(hidden).toBeHidden();
      await page.locator('header a[href="#all"]').click();
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeInViewport();
      for (const { href } of footerColumns.flatMap(({ items }) => items.map((item) => menuLink(item))))
        await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    });

    test('without anchor positioning, a menu opens inside the window', async ({ page }) => {
      await serveWithout(page, newStyles);
      await page.goto('/');
      const isPhone = width < 1024;
      const opener = page.locator('[popovertarget="mobile-menu"]').first();
      await (isPhone ? opener : menuButton(page)).click();
      const box = await page.locator(isPhone ? '#mobile-menu' : `#${menuId()}`).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  });

test('without :has(), all tickets are shown and a fragment scrolls to its ticket', async ({ page }) => {
  await serveWithout(page, newStyles);
  const [answer] = ticketAnswers.slice(-1);
  await page.goto(`/which-ticket#${answer?.id}`);
  await expect(page.locator('.finder-choices > li > a:visible')).toHaveCount(0);
  await expect(page.locator('.ticket:visible')).toHaveCount(ticketAnswers.length);
  await expect(page.locator('.ticket', { has: page.locator(`[id="${answer?.id}"]`) })).toBeInViewport();
});
