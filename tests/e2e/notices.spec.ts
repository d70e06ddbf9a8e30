import type { Page } from '@playwright/test';
import { noticeAreaNames } from '@/components/notices/notices';
import { registrationForm } from '@/content/forms/registration';
import { animationsEnd, stopClock } from './clock';
import { bySize } from '../size';
import {
  expect,
  field,
  fileField,
  fillRegistration,
  insertCalls,
  isHydrated,
  submit,
  test,
} from './fixtures';

const lifetime = 5000;
/** Longer than sonner takes to draw a notice, or to take it away. */
const moment = 300;

const notices = (page: Page) => page.locator('[data-sonner-toast]');
/** Without one that is fading out. */
const current = (page: Page) => page.locator('[data-sonner-toast][data-mounted=true][data-removed=false]');
const area = (page: Page) => page.locator('#notices section');

/** Opens the registration form with its notices ready, and a clock that tests move by hand once they stop it. */
const open = async (page: Page) => {
  await page.clock.install();
  await page.goto('/operator-registration');
  await isHydrated(page);
  // The library that draws notices is loaded at the next interaction that their own code, which comes last, hears of.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(area(page)).toBeAttached({ timeout: 500 });
  }).toPass();
};

const openWithStoppedClock = async (page: Page) => {
  await open(page);
  await stopClock(page);
};

let files = 0;

/** Has the page show the notice about file upload. */
const chooseFile = (page: Page) => {
  files += 1;
  return fileField(page).setInputFiles({
    name: `card-${files}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-'),
  });
};

/** Shows that notice, and lets a moment of its time pass. */
const show = async (page: Page) => {
  await chooseFile(page);
  await page.clock.runFor(moment);
  await expect(current(page)).toHaveCount(1);
};

const pass = (page: Page, time: number) => page.clock.runFor(time);

const expectToStay = async (page: Page, time: number) => {
  await pass(page, time);
  await expect(current(page)).toHaveCount(1);
};

const expectToGo = async (page: Page, time: number) => {
  await pass(page, time + moment);
  await expect(current(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(notices(page)).toHaveCount(0);
};

const centre = async (page: Page) => {
  await animationsEnd(page);
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
    if (pause > 0) await pass(page, pause);
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
    if (pause > 0) await pass(page, pause);
  }
  await touch('touchEnd', 5);
};

test.describe('a notice', () => {
  test('closes by itself after five seconds', async ({ page }) => {
    await openWithStoppedClock(page);
    await show(page);
    await expectToStay(page, lifetime - moment - 1);
    await expectToGo(page, 1);
  });

  test('replaces the one before it, which never comes back', async ({ page }) => {
    await open(page);
    await show(page);
    await fillRegistration(page, 'replaced@example.com');
    await page.route(insertCalls, (route) => route.abort());
    await submit(page).click();
    await expect(page.locator('.notice-destructive')).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).toContainText(registrationForm.failed.title);
    await page.keyboard.press('Escape');
    await expect(notices(page)).toHaveCount(0);
    await pass(page, 2 * lifetime);
    await expect(notices(page)).toHaveCount(0);
  });

  test('shown right after a dismissed one has its own five seconds', async ({ page }) => {
    await openWithStoppedClock(page);
    await show(page);
    await pass(page, 2000);
    await page.keyboard.press('Escape');
    await pass(page, 100);
    await show(page);
    await expectToStay(page, lifetime - moment - 1);
    await expectToGo(page, 1);
  });

  test('stays under the mouse and goes after the rest of its time', async ({ page }) => {
    await openWithStoppedClock(page);
    await show(page);
    await pass(page, 2000 - moment);
    await notices(page).hover();
    await expectToStay(page, 2 * lifetime);
    await page.mouse.move(5, 5);
    await expectToStay(page, lifetime - 2000 - 1);
    await expectToGo(page, 1);
  });

  test('shown under a resting mouse stays too', async ({ page }) => {
    await open(page);
    await show(page);
    const { x, y } = await centre(page);
    await page.mouse.move(x, y);
    const before = await notices(page).elementHandle();
    await chooseFile(page);
    // The notice before it fades out above the new one, which slides in beneath the mouse meanwhile.
    await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(notices(page)).toHaveCount(1);
    await animationsEnd(page);
    await expect(page.locator('#notices:hover')).toBeAttached();
    await stopClock(page);
    await expectToStay(page, 2 * lifetime);
  });

  test('stays while it has the focus and goes after the rest of its time', async ({ page }) => {
    await openWithStoppedClock(page);
    await show(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(notices(page)).toBeFocused();
    await expectToStay(page, 2 * lifetime);
    await field(page, 'fullName').focus();
    await expectToStay(page, lifetime - moment - 1);
    await expectToGo(page, 1);
  });

  test('goes at Escape, with the focus in the page or in the notice', async ({ page }) => {
    await open(page);
    await field(page, 'fullName').focus();
    await show(page);
    await page.keyboard.press('Escape');
    await expect(notices(page)).toHaveCount(0);
    await show(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(notices(page)).toHaveCount(0);
    await expect(field(page, 'fullName')).toBeFocused();
  });

  test('goes by its button', async ({ page }) => {
    await open(page);
    await show(page);
    await page.getByRole('button', { name: 'Dismiss notice' }).click();
    await expect(notices(page)).toHaveCount(0);
  });

  test('goes after a press that ends elsewhere, and after one of another button', async ({ page }) => {
    await openWithStoppedClock(page);
    await show(page);
    const { x, y } = await centre(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(200, 600);
    await expectToStay(page, lifetime);
    await page.mouse.up();
    // A press gives the notice the focus, which holds it as well.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectToGo(page, lifetime);

    await stopClock(page);
    await show(page);
    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(200, 600);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expectToGo(page, lifetime);
    await page.mouse.up({ button: 'right' });
  });

  test('is announced politely, and a failure is marked by more than colour', async ({ page }) => {
    await open(page);
    await show(page);
    await expect(area(page)).toHaveAttribute('aria-live', 'polite');
    await expect(notices(page).locator('[data-icon]')).toHaveCount(0);
    await fillRegistration(page, 'marked@example.com');
    await page.route(insertCalls, (route) => route.abort());
    await submit(page).click();
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

  test('without one it says so, and Escape goes back to where one was', async ({ page }) => {
    await open(page);
    await field(page, 'fullName').focus();
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused();
    await expect(area(page)).toHaveAccessibleName(noticeAreaNames.none);
    await page.keyboard.press('Escape');
    await expect(field(page, 'fullName')).toBeFocused();
    await show(page);
    await expect(area(page)).toHaveAccessibleName(noticeAreaNames.some);
  });

  test('as the first thing that a visitor does', async ({ page }) => {
    await page.goto('/operator-registration');
    // The mark that React leaves: the code of the notices runs after that of the form.
    await expect
      .poll(() =>
        page
          .locator('[data-island=notices] > *')
          .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      )
      .toBe(true);
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
  { pointer: 'finger', swipeBy: swipeByTouch, hasTouch: true },
  { pointer: 'mouse', swipeBy: swipeByMouse, hasTouch: false },
] as const;

for (const { pointer, swipeBy, hasTouch } of pointers.slice(0, bySize(1, Infinity))) {
  test.describe(`swiped with a ${pointer}`, () => {
    test.use({ hasTouch });
    for (const { name, goes, ...swipe } of swipes) {
      test(`${name} it ${goes ? 'goes' : 'stays'}`, async ({ page }) => {
        await openWithStoppedClock(page);
        await show(page);
        await swipeBy(page, swipe);
        await (goes ? expectToGo(page, 0) : expectToStay(page, moment));
      });
    }
  });
}
