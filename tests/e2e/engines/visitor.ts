import { expect } from '@playwright/test';
import type { Values } from '../forms';
import type { Engine } from './engine';

/** The first visible element that matches a selector and, if given, has exactly this text or accessible name. */
const find = (selector: string, name: string | null) => {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => isVisible(candidate) && (name === null || nameOf(candidate) === name),
  );
  if (!element) return null;
  const box = element.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // What is still on its way in cannot be pointed at.
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
  return { x, y, focused: document.activeElement === element };
};

/** What somebody at a browser sees and does, whatever the engine. */
export const visitor = (engine: Engine) => {
  const place = async (selector: string, name?: string) => {
    let found: Awaited<ReturnType<typeof find>> = null;
    await expect
      .poll(async () => (found = await engine.evaluate(find, selector, name ?? null)), {
        message: `${selector} ${name ?? ''} is visible`,
      })
      .not.toBeNull();
    return found as unknown as NonNullable<ReturnType<typeof find>>;
  };
  const hover = async (selector: string, name?: string) => {
    const { x, y } = await place(selector, name);
    await engine.movePointer(x, y);
    return { x, y };
  };
  const click = async (selector: string, name?: string) => {
    await hover(selector, name);
    await engine.pressPointer();
    await engine.releasePointer();
  };
  return {
    hover,
    click,
    expectVisible: async (selector: string, name?: string) => void (await place(selector, name)),
    expectHidden: (selector: string, name?: string) =>
      expect
        .poll(() => engine.evaluate(find, selector, name ?? null), { message: `${selector} is hidden` })
        .toBeNull(),
    expectFocused: (selector: string, name?: string) =>
      expect
        .poll(async () => (await engine.evaluate(find, selector, name ?? null))?.focused, {
          message: `${selector} ${name ?? ''} has the focus`,
        })
        .toBe(true),
    expectText: (selector: string, text: string) =>
      expect
        .poll(() => engine.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector))
        .toContain(text),
    /** Nothing moves any more. */
    expectAtRest: () => expect.poll(() => engine.evaluate(() => document.getAnimations().length)).toBe(0),
    /** Until then the browser checks and sends a form by itself. */
    expectHydrated: () => expect.poll(() => engine.evaluate(() => document.forms[0]?.noValidate)).toBe(true),
    expectTitle: (title: string) => expect.poll(() => engine.evaluate(() => document.title)).toBe(title),
    expectPath: (path: string) =>
      expect
        // Between two pages there is none to ask.
        .poll(() => engine.evaluate(() => location.pathname + location.search).catch(() => null))
        .toBe(path),
    valueOf: (id: string) =>
      engine.evaluate((name) => (document.getElementById(name) as HTMLInputElement | null)?.value, id),
    /** Goes to each field by its label, as a pointer does, and types or ticks. */
    fillIn: async (values: Values) => {
      for (const [name, value] of Object.entries(values)) {
        if (typeof value === 'string') {
          await click(`label[for="${name}"]`);
          await engine.type(value);
        } else for (const box of value) await click('form label', box);
      }
    },
    swipe: async (selector: string, distance: number) => {
      const { x, y } = await hover(selector);
      await engine.pressPointer();
      for (let step = 1; step <= 5; step += 1) await engine.movePointer(x + (distance * step) / 5, y);
      await engine.releasePointer();
    },
  };
};
export type Visitor = ReturnType<typeof visitor>;
