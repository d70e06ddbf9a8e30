import type { Page } from '@playwright/test';
import { noticeWords } from '@/content/notice-words';
import { animationsEnd, stopClock } from './clock';
import { expect, field, fileField, siteAt, test } from './fixtures';
import { open } from './form-page';
import { forms, personField } from './forms';

test.use({ baseURL: siteAt('stored'), hasTouch: true });

/** The form with a choice of files, which shows a notice whenever one is chosen. */
const form = forms.registration;

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

/** Shows a notice, and lets a moment of its time pass. */
const show = async (page: Page) => {
  await fileField(page).setInputFiles({ name: 'card.pdf', mimeType: '', buffer: Buffer.from('file') });
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

const centre = async (page: Page) => {
  await animationsEnd(page);
  const box = await notices(page).boundingBox();
  if (!box) throw new Error('There is no notice.');
  return { x: Math.round(box.x + box.width / 3), y: Math.round(box.y + box.height / 2) };
};

const pressAndDrag = async (page: Page, button: 'left' | 'right') => {
  await notices(page).hover();
  await page.mouse.down({ button });
  await page.mouse.move(200, 600);
  // A press gives the notice the focus, which holds it as well.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
};

/** What keeps a notice open, and what ends that. */
const holds: readonly (readonly [hold: (page: Page) => Promise<void>, end: (page: Page) => Promise<void>])[] =
  [
    [(page) => notices(page).hover(), (page) => page.mouse.move(5, 5)],
    [
      async (page) => {
        await page.keyboard.press('F8');
        await page.keyboard.press('Tab');
        await expect(notices(page)).toBeFocused();
        // The focus alone still holds it once the pointer has gone.
        await notices(page).hover();
        await page.mouse.move(5, 5);
      },
      (page) => field(page, personField(form)).focus(),
    ],
    [(page) => pressAndDrag(page, 'left'), (page) => page.mouse.up()],
  ];

test('a notice closes after five seconds, and after the rest of them when it was held', async ({ page }) => {
  await openReady(page);
  // One that follows another has five seconds of its own.
  await showWithStoppedClock(page);
  await page.clock.runFor(2000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await show(page);
  await expectToStay(page, lifetime - moment - 1);
  await expectToGo(page, 1);

  for (const [hold, end] of holds) {
    await showWithStoppedClock(page);
    await page.clock.runFor(2000 - moment);
    await hold(page);
    await expectToStay(page, 2 * lifetime);
    await end(page);
    await expectToStay(page, lifetime - 2000 - 1);
    await expectToGo(page, 1);
  }

  // It may open a menu, and send no end at all.
  await showWithStoppedClock(page);
  await pressAndDrag(page, 'right');
  await expectToGo(page, lifetime - moment);
});

test('a notice shown under a resting mouse replaces the one before and stays, and neither comes back', async ({
  page,
}) => {
  await openReady(page);
  await show(page);
  await notices(page).hover();
  const before = await notices(page).elementHandle();
  await show(page);
  // The notice before it fades out above the new one, which slides in beneath the mouse meanwhile.
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await animationsEnd(page);
  await expect(page.locator('#notices:hover')).toBeAttached();
  await stopClock(page);
  await expectToStay(page, 2 * lifetime);
  await page.keyboard.press('Escape');
  await expectToGo(page, 2 * lifetime);
});

test('F8 goes to the notices, also as the first thing a visitor does; Escape closes one and goes back to where one was', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(form.path);
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
  await expect(area(page)).toHaveAccessibleName(noticeWords.none);

  const entry = field(page, personField(form));
  await entry.focus();
  await page.keyboard.press('F8');
  await expect(area(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();

  await show(page);
  await expect(area(page)).toHaveAccessibleName(noticeWords.some);
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);

  await show(page);
  await page.keyboard.press('F8');
  await expect(area(page).locator('ol')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
  await expect(entry).toBeFocused();

  await show(page);
  await notices(page).locator('[data-close-button]').click();
  await expect(notices(page)).toHaveCount(0);
});

/** Where a finger goes in five steps, with a pause in milliseconds after each. */
const swipes = [
  { x: 49, y: 0, pause: 120, goes: false },
  { x: 49, y: 0, pause: 0, goes: false },
  { x: -200, y: 0, pause: 20, goes: false },
  { x: 0, y: -150, pause: 20, goes: false },
  { x: 50, y: 0, pause: 120, goes: true },
  { x: 50, y: 0, pause: 0, goes: true },
] as const;

test('a finger swipes a notice away from 50 px to the right on, and no other way', async ({ page }) => {
  await openReady(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const { x, y, pause, goes } of swipes) {
    await showWithStoppedClock(page);
    const from = await centre(page);
    await touch('touchStart', [from]);
    for (let step = 1; step <= 5; step += 1) {
      const share = (distance: number) => Math.round((distance * step) / 5);
      await touch('touchMove', [{ x: from.x + share(x), y: from.y + share(y) }]);
      if (pause > 0) await page.clock.runFor(pause);
    }
    await touch('touchEnd', []);
    if (!goes) await expectToStay(page, moment);
    if (!goes) await page.keyboard.press('Escape');
    await expectToGo(page, 0);
  }
});
