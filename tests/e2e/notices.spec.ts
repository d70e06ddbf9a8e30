import type { Page } from '@playwright/test';
import { expect, fillRegistration, insertCalls, isHydrated, test } from './fixtures';

const notices = (page: Page) => page.locator('[data-sonner-toast]');
const area = (page: Page) => page.locator('#notices section');

const open = async (page: Page) => {
  await page.goto('/operator-registration');
  await isHydrated(page);
};

let files = 0;

/** Shows the notice about file upload. */
const show = async (page: Page) => {
  files += 1;
  await page
    .getByLabel('Cards and certificates')
    .setInputFiles({ name: `card-${files}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await expect(page.locator('[data-sonner-toast][data-mounted=true][data-removed=false]')).toHaveCount(1);
};

/** Takes a page; returns how many milliseconds its one notice was shown, measured inside the page. */
const timeShown = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start: number | undefined;
        const look = () => {
          const present = document.querySelector('[data-sonner-toast][data-removed=false]');
          if (present) start ??= performance.now();
          else if (start !== undefined) return resolve(performance.now() - start);
          requestAnimationFrame(look);
        };
        look();
      }),
  );

const centre = async (page: Page) => {
  // The entering animation moves the notice for 400 ms.
  await page.waitForTimeout(500);
  const box = await notices(page).boundingBox();
  if (!box) throw new Error('There is no notice.');
  return { x: Math.round(box.x + box.width / 3), y: Math.round(box.y + box.height / 2) };
};

type Swipe = { readonly x: number; readonly y: number; readonly pause: number };

const swipeByMouse = async (page: Page, { x, y, pause }: Swipe) => {
  const from = await centre(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step += 1) {
    await page.mouse.move(from.x + Math.round((x * step) / 5), from.y + Math.round((y * step) / 5));
    if (pause > 0) await page.waitForTimeout(pause);
  }
  await page.mouse.up();
};

const swipeByTouch = async (page: Page, { x, y, pause }: Swipe) => {
  const from = await centre(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: from.x + Math.round((x * step) / 5), y: from.y + Math.round((y * step) / 5) }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', step);
    if (pause > 0) await page.waitForTimeout(pause);
  }
  await touch('touchEnd', 5);
};

test.describe('a notice', () => {
  test('closes by itself after five seconds', async ({ page }) => {
    await open(page);
    const [shown] = await Promise.all([timeShown(page), show(page)]);
    expect(shown).toBeGreaterThan(4900);
    expect(shown).toBeLessThan(5600);
  });

  test('replaces the one before it, which never comes back', async ({ page }) => {
    await open(page);
    await show(page);
    await fillRegistration(page, 'replaced@example.com');
    await page.route(insertCalls, (route) => route.abort());
    await page.getByRole('button', { name: 'Submit Registration' }).click();
    await expect(page.locator('.notice-destructive')).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toContainText('Registration Failed');
    await page.keyboard.press('Escape');
    await expect(notices(page)).toHaveCount(0);
    await page.waitForTimeout(700);
    await expect(notices(page)).toHaveCount(0);
  });

  test('shown at once after a dismissed one has its own five seconds', async ({ page }) => {
    await open(page);
    await show(page);
    await page.waitForTimeout(2000);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
    await show(page);
    await page.waitForTimeout(4000);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toHaveCount(0, { timeout: 2000 });
  });

  test('stays under the mouse and goes after the rest of its time', async ({ page }) => {
    await open(page);
    await show(page);
    await page.waitForTimeout(2000);
    await notices(page).hover();
    await page.waitForTimeout(5000);
    await expect(notices(page)).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(1500);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toHaveCount(0, { timeout: 2500 });
  });

  test('shown under a resting mouse stays too', async ({ page }) => {
    await open(page);
    await show(page);
    const { x, y } = await centre(page);
    await page.mouse.move(x, y);
    await show(page);
    await page.waitForTimeout(5600);
    await expect(notices(page)).toHaveCount(1);
  });

  test('stays while it has the focus and goes after the rest of its time', async ({ page }) => {
    await open(page);
    await show(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(notices(page)).toBeFocused();
    await page.waitForTimeout(5600);
    await expect(notices(page)).toHaveCount(1);
    await page.getByLabel('Full Name').focus();
    await page.waitForTimeout(3000);
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toHaveCount(0, { timeout: 4000 });
  });

  test('goes at Escape, with the focus in the page or in the notice', async ({ page }) => {
    await open(page);
    await page.getByLabel('Full Name').focus();
    await show(page);
    await page.keyboard.press('Escape');
    await expect(notices(page)).toHaveCount(0);
    await show(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(notices(page)).toHaveCount(0);
    await expect(page.getByLabel('Full Name')).toBeFocused();
  });

  test('goes by its button', async ({ page }) => {
    await open(page);
    await show(page);
    await page.getByRole('button', { name: 'Dismiss notice' }).click();
    await expect(notices(page)).toHaveCount(0);
  });

  test('is announced politely, and a failure is marked by more than colour', async ({ page }) => {
    await open(page);
    await show(page);
    await expect(area(page)).toHaveAttribute('aria-live', 'polite');
    await expect(notices(page).locator('[data-icon]')).toHaveCount(0);
    await fillRegistration(page, 'marked@example.com');
    await page.route(insertCalls, (route) => route.abort());
    await page.getByRole('button', { name: 'Submit Registration' }).click();
    await expect(page.locator('.notice-destructive [data-icon]')).toHaveText('!');
  });
});

test.describe('F8 goes to the notifications', () => {
  test('with a notice', async ({ page }) => {
    await open(page);
    await show(page);
    await page.keyboard.press('F8');
    await expect(area(page).locator('ol')).toBeFocused();
  });

  test('without one', async ({ page }) => {
    await open(page);
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused();
  });

  test('as the first thing that a visitor does', async ({ page }) => {
    await page.goto('/operator-registration');
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused();
  });
});

const swipes: readonly (Swipe & { readonly name: string; readonly goes: boolean })[] = [
  { name: 'slowly by 49 px to the right', x: 49, y: 0, pause: 120, goes: false },
  { name: 'slowly by 50 px to the right', x: 50, y: 0, pause: 120, goes: true },
  { name: 'fast by 49 px to the right', x: 49, y: 0, pause: 0, goes: false },
  { name: 'fast by 50 px to the right', x: 50, y: 0, pause: 0, goes: true },
  { name: 'fast by 20 px to the right', x: 20, y: 0, pause: 0, goes: false },
  { name: 'by 200 px to the left', x: -200, y: 0, pause: 20, goes: false },
  { name: 'by 150 px up', x: 0, y: -150, pause: 20, goes: false },
  { name: 'by 60 px down', x: 0, y: 60, pause: 20, goes: false },
];

const pointers = [
  { pointer: 'mouse', swipeBy: swipeByMouse, hasTouch: false },
  { pointer: 'finger', swipeBy: swipeByTouch, hasTouch: true },
] as const;

for (const { pointer, swipeBy, hasTouch } of pointers) {
  test.describe(`swiped with a ${pointer}`, () => {
    test.use({ hasTouch });
    for (const { name, goes, ...swipe } of swipes) {
      test(`${name} it ${goes ? 'goes' : 'stays'}`, async ({ page }) => {
        await open(page);
        await show(page);
        await swipeBy(page, swipe);
        await page.waitForTimeout(600);
        await expect(notices(page)).toHaveCount(goes ? 0 : 1);
      });
    }
  });
}
