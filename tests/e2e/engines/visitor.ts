import { expect } from '@playwright/test';
import type { Values } from '../forms.ts';
import type { Engine } from './engine.ts';

const find = (selector: string, name: string | null) => {
  const element = [...document.querySelectorAll(selector)]
    .filter((candidate) => candidate.checkVisibility({ visibilityProperty: true }))
    .find((candidate) => {
      const text = candidate.getAttribute('aria-label') ?? candidate.textContent ?? '';
      return name === null || text.trim() === name;
    });
  if (!element) return null;
  const box = element.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // Return null while the element is covered or in a view transition, because a click would miss it.
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
};

export const visitor = (engine: Engine) => {
  const look = (selector: string, name?: string) => engine.evaluate(find, selector, name ?? null);
  const hover = async (selector: string, name?: string) => {
    await expect
      .poll(() => look(selector, name), { message: `${selector} ${name} is visible` })
      .not.toBeNull();
    const { x, y } = (await look(selector, name)) ?? { x: 0, y: 0 };
    await engine.movePointer(x, y);
    return { x, y };
  };
  const click = async (selector: string, name?: string) => {
    await hover(selector, name);
    await engine.pressPointer();
    await engine.releasePointer();
  };
  const expectInPage = (expectedValue: unknown, read: (selector: string) => unknown, selector = '') =>
    expect
      // Ignore errors, because a navigation aborts a running evaluation.
      .poll(() => engine.evaluate(read, selector).catch(() => null), { message: selector })
      .toEqual(expectedValue);
  return {
    hover,
    click,
    expectVisible: (selector: string, name?: string) =>
      expect.poll(() => look(selector, name), { message: `${selector} ${name} is visible` }).not.toBeNull(),
    expectHidden: (selector: string) =>
      expect.poll(() => look(selector), { message: `${selector} is hidden` }).toBeNull(),
    expectFocused: (selector: string) =>
      expectInPage(true, (target) => document.activeElement?.matches(target), selector),
    expectText: (selector: string, text: string) =>
      expectInPage(
        expect.stringContaining(text),
        (target) => document.querySelector(target)?.textContent,
        selector,
      ),
    expectAtRest: () => expectInPage(0, () => document.getAnimations().length),
    /** Call this before using a form, because the browser itself validates and submits it before hydration. */
    expectHydrated: () => expectInPage(true, () => document.forms[0]?.noValidate),
    expectTitle: (title: string) => expectInPage(title, () => document.title),
    expectPath: (path: string) => expectInPage(path, () => location.pathname + location.search),
    valueOf: (id: string) =>
      engine.evaluate((name) => (document.getElementById(name) as HTMLInputElement | null)?.value, id),
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
