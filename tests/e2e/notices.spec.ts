import type { Page } from '@playwright/test';
import { registrationForm as form } from '@/content/forms/registration';
import { noticeWords } from '@/content/notice-words';
import { animationsEnd, stopClock } from './clock';
import { chooseFiles, expect, field, test } from './fixtures';
import { open } from './form-page';

test.use({ hasTouch: true });

const lifetime = 5000;
/** Longer than sonner takes to draw a notice, or to take it away. */
const moment = 300;

const notices = (page: Page) => page.locator('[data-sonner-toast]');
/** Without one that is fading out. */
const current = (page: Page) => page.locator('[data-sonner-toast][data-mounted=true][data-removed=false]');
const area = (page: Page) => page.locator('#notices section');

/** Opens the form with its notices ready. */
const openReady = async (page: Page) => {
  await page.clock.install();
  await open(page, form);
  // The library that draws notices is loaded at the next interaction that their own code, which comes last, hears of.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(area(page)).toBeAttached({ timeout: 500 });
  }).toPass();
};

/** Moves the pointer to where the notice comes to rest: near its upper edge, which one that slides in covers first. */
const hover = async (page: Page) => {
  await animationsEnd(page);
  await notices(page).hover({ position: { x: 100, y: 10 } });
};

/** Shows a notice, as every choice of files does, and lets a moment of its time pass. */
const show = async (page: Page) => {
  await chooseFiles(page, 'card.pdf');
  await page.clock.runFor(moment);
  await expect(current(page)).toHaveCount(1);
};

const showWithStoppedClock = (page: Page) => stopClock(page).then(() => show(page));

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

test('a notice closes after five seconds, and after the rest of them when pointer and focus have left it', async ({
  page,
}) => {
  await openReady(page);
  // One that follows another has five seconds of its own.
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
  // The focus alone still holds it.
  await page.mouse.move(5, 5);
  await expectToStay(page, 2 * lifetime);
  await field(page, 'fullName').focus();
  await expectToStay(page, lifetime - 2000 - 1);
  await expectToGo(page, 1);
});

test('a notice shown under a resting mouse replaces the one before and stays, and neither comes back', async ({
  page,
}) => {
  await openReady(page);
  await show(page);
  await hover(page);
  const before = await notices(page).elementHandle();
  // Without a leap of the clock, in which the notice before would go at once.
  await chooseFiles(page, 'card.pdf');
  // The notice before it fades out above the new one, which slides in beneath the mouse meanwhile.
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await animationsEnd(page);
  await expect(page.locator('#notices:hover')).toBeAttached();
  await stopClock(page);
  await expectToStay(page, 2 * lifetime);
  await page.keyboard.press('Escape');
  await expectToGo(page, 2 * lifetime);
});

test('F8 goes to the notices; Escape closes one, and goes back to where one was', async ({ page }) => {
  await openReady(page);
  const entry = field(page, 'fullName');
  await entry.focus();
  await page.keyboard.press('F8');
  await expect(area(page)).toBeFocused();
  await expect(area(page)).toHaveAccessibleName(noticeWords.none);
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();

  await show(page);
  await expect(area(page)).toHaveAccessibleName(noticeWords.some);
  await page.keyboard.press('F8');
  await expect(area(page).locator('ol')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
  await expect(entry).toBeFocused();

  await show(page);
  await notices(page).locator('[data-close-button]').click();
  await expect(notices(page)).toHaveCount(0);
});

/** How far a finger goes to the right in five steps, with a pause in milliseconds after each. */
const swipes = [
  { distance: 49, pause: 0, goes: false },
  { distance: -200, pause: 20, goes: false },
  { distance: 50, pause: 120, goes: true },
] as const;

test('a finger swipes a notice away from 50 px to the right on, and no other way', async ({ page }) => {
  await openReady(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const { distance, pause, goes } of swipes) {
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
    if (!goes) await expectToStay(page, moment);
    if (!goes) await page.keyboard.press('Escape');
    await expectToGo(page, 0);
  }
});
