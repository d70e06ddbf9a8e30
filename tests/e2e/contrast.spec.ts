import type { Locator } from '@playwright/test';
import { wcagContrast } from 'culori';
import { callsToAction } from '@/content/calls-to-action.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { menuPage } from '../helpers/kept-pages.ts';
import { desktop, errorSummary, expect, field, menuButton, menuId, submit, test } from './fixtures.ts';
import { open } from './form-page.ts';

test.use({ viewport: desktop });

// Tests the contrast of elements that are hovered, focused or invalid. axe only measures text in its normal state
// (every-page.spec.ts), and the build only measures pairs of colours.
const coloursOf = (element: Locator) =>
  element.evaluate((node) => {
    const groundOf = (start: Element | null): string => {
      for (let at = start; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return 'white';
    };
    const { color, borderTopColor, outlineStyle, outlineColor, boxShadow } = getComputedStyle(node);
    return {
      words: color,
      ground: groundOf(node),
      around: groundOf(node.parentElement),
      edge: borderTopColor,
      outline: outlineStyle === 'none' ? undefined : outlineColor,
      hasRing: boxShadow !== 'none',
      name: `${node.outerHTML.slice(0, 80)} ${node.textContent?.trim().slice(0, 40)}`,
    };
  });

const expectReadable = async (element: Locator) => {
  const { words, ground, name } = await coloursOf(element);
  expect(wcagContrast(words, ground), `words of ${name}`).toBeGreaterThanOrEqual(4.5);
};

const expectEdge = async (element: Locator) => {
  const { edge, ground, around, name } = await coloursOf(element);
  const contrast = Math.max(wcagContrast(edge, around), wcagContrast(ground, around));
  expect(contrast, `edge of ${name}`).toBeGreaterThanOrEqual(3);
};

const expectReadableInUse = async (element: Locator) => {
  await element.hover();
  await expectReadable(element);
  await element.focus();
  await expectReadable(element);
  const { outline, around, hasRing, name } = await coloursOf(element);
  // A dark ring separates the yellow focus outline from the white field.
  const isSeen = outline !== undefined && (hasRing || wcagContrast(outline, around) >= 3);
  expect(isSeen, `the focus on ${name}`).toBe(true);
};

test('hovered and focused links, buttons and menu items have enough contrast', async ({ page }) => {
  await page.goto(menuPage);
  await page.keyboard.press('Tab');
  const main = page.getByRole('main');
  for (const item of [
    page.locator('.nav-item').first(),
    page.locator('.nav-item[aria-current=page]'),
    page.locator('header .button').filter({ visible: true }),
    main.getByRole('link', { name: callsToAction.standard.button.label }).last(),
    main.locator('a.button[href^="tel:"]').first(),
    page.getByRole('contentinfo').getByRole('link').first(),
  ])
    await expectReadableInUse(item);
  await menuButton(page).press('Enter');
  await expectReadableInUse(page.locator(`#${menuId()}`).getByRole('link').first());
});

test('focused and invalid fields and the submit button have enough contrast', async ({ page }) => {
  await open(page, registrationForm);
  const [name, button] = [field(page, 'fullName'), submit(page)];
  await expectEdge(name);
  await expectReadableInUse(name);
  await expectReadableInUse(button);
  await expectEdge(button);
  await button.click();
  await expectReadable(errorSummary(page).getByRole('link').first());
  await expectReadable(page.locator('#fullName-error'));
  await expectEdge(name);
});
