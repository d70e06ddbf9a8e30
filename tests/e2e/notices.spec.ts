import type { Page } from '@playwright/test';
import { registrationForm as form } from '@/content/forms/registration.ts';
import { noticeText } from '@/content/interface-text.ts';
import { animationsEnd, stopClock } from './clock.ts';
import { chooseFiles, expect, field, test } from './fixtures.ts';
import { open } from './form-page.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

const lifetime = 5000;
/** Milliseconds; longer than sonner takes to show or remove a notice. */
const moment = 300;
/** Milliseconds by which a pause can make a notice stay longer or shorter. */
const tick = 100;

const notices = (page: Page) => page.locator('[data-sonner-toast]');
/** Ignores a notice that is fading out. */
const current = (page: Page) => page.locator('[data-sonner-toast][data-mounted=true][data-removed=false]');
const area = (page: Page) => page.locator('#notices section');

const openReady = async (page: Page) => {
  await page.clock.install();
  await open(page, form);
  // The code for notices runs after that of the form.
  await expect(async () => {
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await field(page, 'fullName').focus();
};

/** Hovers near the upper edge, because a notice that slides in covers this position first. */
const hover = async (page: Page) => {
  await animationsEnd(page);
  await notices(page).hover({ position: { x: 100, y: 10 } });
};

const show = async (page: Page) => {
  await chooseFiles(page, 'card.pdf');
  await page.clock.runFor(moment);
  await expect(current(page)).toHaveCount(1);
};

const showWithStoppedClock = (page: Page) => stopClock(page).then(() => show(page));

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
  }, hidden);

const expectToStay = async (page: Page, time: number) => {
  await page.clock.runFor(time);
  await expect(current(page)).toHaveCount(1);
};

const expectToGo = async (page: Page, time: number) => {
  await page.clock.runFor(time + moment);
  await expect(current(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(notices(page)).toHaveCount(0);
};

test('a notice closes after five seconds, unless it is hovered or focused, or the tab is hidden', async ({
  page,
}) => {
  await openReady(page);
  await showWithStoppedClock(page);
  await page.clock.runFor(2000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await show(page);
  await expectToStay(page, lifetime - moment - 1);
  await expectToGo(page, 1);

  await showWithStoppedClock(page);
  await page.clock.runFor(2000 - moment);
  await hover(page);
  await expectToStay(page, 2 * lifetime);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(notices(page)).toBeFocused();
  // Move the pointer away: focus must keep the notice open too.
  await page.mouse.move(5, 5);
  await expectToStay(page, 2 * lifetime);
  await setHidden(page, true);
  await field(page, 'fullName').focus();
  await expectToStay(page, 2 * lifetime);
  await setHidden(page, false);
  await expectToStay(page, lifetime - 2000 - tick);
  await expectToGo(page, 2 * tick);
});

test('a new notice under the pointer replaces the previous one and stays open', async ({ page }) => {
  await openReady(page);
  await show(page);
  await hover(page);
  const before = await notices(page).elementHandle();
  // Don't advance the clock here, because that would remove the previous notice immediately.
  await chooseFiles(page, 'card.pdf');
  // The previous notice fades out above the new one, while the new one slides in under the pointer.
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await animationsEnd(page);
  await expect(page.locator('#notices:hover')).toBeAttached();
  await stopClock(page);
  await expectToStay(page, 2 * lifetime);
  await page.keyboard.press('Escape');
  await expectToGo(page, 2 * lifetime);
});

test('F8 focuses the notices, and Escape restores the focus', async ({ page }) => {
  await openReady(page);
  const control = field(page, 'fullName');
  await control.focus();
  await page.keyboard.press('F8');
  await expect(area(page)).toBeFocused();
  await expect(area(page)).toHaveAccessibleName(noticeText.none);
  await page.keyboard.press('Escape');
  await expect(control).toBeFocused();

  await show(page);
  await expect(area(page)).toHaveAccessibleName(noticeText.some);
  await page.keyboard.press('F8');
  await expect(area(page).locator('ol')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
  await expect(control).toBeFocused();

  await show(page);
  await notices(page).locator('[data-close-button]').click();
  await expect(notices(page)).toHaveCount(0);
});

/** The swipe's distance is in pixels. The pause after each of its five steps is in milliseconds. */
const swipes = [
  { distance: 49, pause: 0, closes: false },
  // A press must keep the notice open.
  { distance: 49, pause: lifetime, closes: false },
  { distance: -200, pause: 20, closes: false },
  { distance: 50, pause: 120, closes: true },
] as const;

test('only a swipe of at least 50 px to the right closes a notice', async ({ page }) => {
  await openReady(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const { distance, pause, closes } of swipes) {
    await showWithStoppedClock(page);
    await animationsEnd(page);
    const box = await notices(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 30];
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 5; step += 1) {
      await touch('touchMove', [{ x: x + (distance * step) / 5, y }]);
      if (pause > 0) await page.clock.runFor(pause);
    }
    await touch('touchEnd', []);
    if (!closes) await expectToStay(page, moment);
    if (!closes) await page.keyboard.press('Escape');
    await expectToGo(page, 0);
  }
});
