import type { Locator, Page } from '@playwright/test';
import Color from 'colorjs.io';
import { closingCalls } from '@/content/closing-calls';
import { company } from '@/content/company';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { headerAction } from '@/content/menus';
import { resources } from '@/content/resources';
import { menuName } from '@/lib/site/menu-name';
import { palette } from '@/lib/site/palette';
import type { ColourToken } from '@/lib/site/read-palette';
import { pageKinds } from '@/scripts/page-kinds';
import { expect, field, fileField, holdBack, isHydrated, menuButton, submit, test } from './fixtures';

declare global {
  interface Window {
    /** Sum of the layout shifts since the page began. */
    shifted?: number;
  }
}

const { service, location: town, resource: guide } = pageKinds;

const guideWithSteps = resources.entries.find(({ sections }) =>
  sections.some(({ kind }) => kind === 'steps'),
);
if (!guideWithSteps) throw new Error('No guide has steps.');
const withSteps = `/resources/${guideWithSteps.slug}`;

/** A colour of the site as browsers print it. */
const rgbOf = (token: ColourToken) =>
  new Color(palette[token]).toString({ format: 'rgb_number', precision: 0 });

const kinds = ['/', service, town, guide, '/operator-registration'] as const;

test.describe('at 400% zoom on a small laptop', () => {
  for (const path of kinds)
    test(`${path} loses nothing at the side, and the bar leaves the room to the page`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      const root = page.locator('html');
      expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expect(page.locator('.call-bar').filter({ visible: true })).toHaveCount(0);
    });

  test('the bar is there where the window is as high as a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.locator('.call-bar').filter({ visible: true })).toHaveCount(2);
  });
});

test.describe('on paper', () => {
  for (const path of kinds.slice(1, 4))
    test(`${path} has a letterhead in place of navigation and calls`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.letterhead')).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.letterhead')).toContainText(`${company.name}, ${company.phone}`);
      await expect(page.locator('.letterhead')).toContainText(path);
      for (const away of ['header', 'footer', 'nav', 'aside', '.call-bar', '.button'])
        await expect(page.locator(away).filter({ visible: true })).toHaveCount(0);
      const box = page.locator('.tick').first();
      if (await box.count())
        expect(
          await box.evaluate((element) => getComputedStyle(element, '::before').borderTopWidth),
        ).not.toBe('0px');
    });

  test('what is folded is open without an arrow, and white numbers keep their dark ground', async ({
    page,
  }) => {
    await page.goto('/');
    // A wide window has no switch either.
    await expect(page.locator('.profile-more > summary')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main summary').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.profile-more dd').first()).toBeVisible();
    await expect(page.locator('.process-mark > :first-child').first()).toHaveCSS(
      'print-color-adjust',
      'exact',
    );
  });
});

test.describe('in forced colours', () => {
  test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' } });

  /** Expects a border on every side, in another colour than the element's own ground, of each element that is there. */
  const expectBorders = async (elements: Locator, pseudo?: '::before') => {
    await expect(elements.first()).toBeVisible();
    const lacking = await elements.evaluateAll(
      (found, part) =>
        found
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const style = getComputedStyle(element, part);
            return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
              (side) =>
                style[`border${side}Style`] === 'none' ||
                Number.parseFloat(style[`border${side}Width`]) < 1 ||
                style[`border${side}Color`] === style.backgroundColor,
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      pseudo,
    );
    expect(lacking).toEqual([]);
  };

  test('buttons, plates, steps and boxes to tick keep their borders', async ({ page }) => {
    await page.goto(service);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await expectBorders(page.locator('.button'));
    await expectBorders(page.locator('.plate'));
    await expectBorders(page.locator('.tick'), '::before');
    await page.goto(town);
    await expectBorders(page.locator('.road-sign'));
    await page.goto(withSteps);
    await expectBorders(page.locator('.steps > li'), '::before');
  });

  test('fields, machines to choose and the plate of the form keep their borders', async ({ page }) => {
    await page.goto('/operator-registration');
    await expectBorders(
      page.locator('form').locator('input:is([type=text], [type=email]):not([tabindex]), textarea'),
    );
    await expectBorders(page.locator('label:has(input[type=checkbox])'));
    await expectBorders(page.locator('form button'));
    await expectBorders(page.locator('.plate'));
  });

  test('the current page is marked by more than colour', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('.nav-item[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
    await page.goto(service);
    await menuButton(page, 'services').click();
    await expect(page.locator('.menu-item[aria-current=page]').filter({ visible: true })).toHaveCSS(
      'border-left-width',
      '4px',
    );
  });

  test('drawings and the map keep the colours and the ground that they were drawn with', async ({ page }) => {
    const paper = rgbOf('paper');
    await page.goto(service);
    await expect(page.getByRole('img', { name: /^Side view/ })).toHaveCSS('background-color', paper);
    await page.goto(town);
    const map = page.locator('.town-map');
    await expect(map).toHaveCSS('background-color', rgbOf('sign-green'));
    for (const name of await map.locator('g:not(.map-here) > text').all())
      await expect(name).toHaveCSS('fill', rgbOf('white'));
  });
});

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const moving = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap((element) =>
          [undefined, '::before', '::after'].map((part) => ({
            element,
            style: getComputedStyle(element, part),
          })),
        )
        .filter(
          ({ style }) =>
            style.animationName !== 'none' ||
            (style.transitionProperty !== 'none' && /[1-9]/.test(style.transitionDuration)),
        )
        .map(({ element }) => element.outerHTML.slice(0, 120)),
    );

  for (const path of kinds)
    test(`${path} has no transition and no animation`, async ({ page }) => {
      await page.goto(path);
      if (path === '/operator-registration') {
        await fileField(page).setInputFiles({
          name: 'card.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('card'),
        });
        await expect(page.getByText(registrationForm.documents.notice.title, { exact: true })).toBeVisible();
      }
      expect(await moving(page)).toEqual([]);
    });

  const viewTransitionApplies = (page: Page) =>
    page.evaluate(() => {
      const applies = (rule: CSSRule): boolean =>
        rule.constructor.name === 'CSSViewTransitionRule' ||
        (rule instanceof CSSMediaRule &&
          matchMedia(rule.conditionText).matches &&
          [...rule.cssRules].some(applies));
      return [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(applies));
    });

  test('one page does not fade into the next', async ({ page }) => {
    await page.goto('/about');
    expect(await viewTransitionApplies(page)).toBe(false);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await viewTransitionApplies(page)).toBe(true);
  });
});

test.describe('while the display face is on its way', () => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    for (const path of kinds.slice(0, 3))
      test(`nothing moves on ${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const release = await holdBack(page, '**/*.woff2');
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              window.shifted = (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
        release();
        await page.waitForFunction(() =>
          [...document.fonts].some(({ family, status }) => /Display\W?$/.test(family) && status === 'loaded'),
        );
        // The frame that lays the page out with the face, the one that reports it, and the report itself.
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() =>
                requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined))),
              );
            }),
        );
        // Words beside each other in the header move sideways by a few pixels. A line that moved would count for more.
        expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.0005);
      });
});

test.describe('contrast', () => {
  /** Contrast of an element's words, border and outline against what lies behind them, as WCAG 2.2 counts it. */
  const contrastOf = (element: Locator) =>
    element.evaluate((node) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('There is no canvas.');
      const channels = (colour: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
          const part = channel / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ratio = (one: string, other: string) => {
        const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
      };
      const groundOf = (start: Element | null): string => {
        for (let at = start; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (channels(backgroundColor)[3] === 255) return backgroundColor;
        }
        return 'white';
      };
      const style = getComputedStyle(node);
      const [own, around] = [groundOf(node), groundOf(node.parentElement)];
      return {
        text: ratio(style.color, own),
        edge: Math.max(ratio(style.borderTopColor, around), ratio(own, around)),
        outline: style.outlineStyle === 'none' ? 0 : ratio(style.outlineColor, around),
      };
    });

  /** What a failure names: the page, the element and its words. */
  const describeElement = async (element: Locator) =>
    `${new URL(element.page().url()).pathname}, ${await element.evaluate(
      (node) => `${(node.cloneNode() as Element).outerHTML} ${node.textContent?.trim().slice(0, 40)}`,
    )}`;

  const expectReadable = async (element: Locator) =>
    expect(
      (await contrastOf(element)).text,
      `the contrast of text in ${await describeElement(element)}`,
    ).toBeGreaterThanOrEqual(4.5);

  const expectEdge = async (element: Locator) =>
    expect(
      (await contrastOf(element)).edge,
      `the contrast of the edge of ${await describeElement(element)}`,
    ).toBeGreaterThanOrEqual(3);

  const expectFocusSeen = async (element: Locator) => {
    await element.focus();
    await expectReadable(element);
    const ringed = await element.evaluate((node) => getComputedStyle(node).boxShadow !== 'none');
    const { outline } = await contrastOf(element);
    // A ring of ink separates a yellow outline from a white field.
    if (outline < 3) expect(ringed, `a ring around ${await describeElement(element)}`).toBe(true);
  };

  test('buttons and menu items at rest, under the pointer and with the focus', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const items = [
      page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
      page.locator('.nav-item[aria-current=page]'),
      page.getByRole('banner').getByRole('link', { name: menuName(headerAction), exact: true }),
      page.getByRole('main').getByRole('link', { name: closingCalls.top.action }),
      page.getByRole('main').getByRole('link', { name: /^Call/ }),
      page.getByRole('contentinfo').getByRole('link').first(),
    ];
    for (const item of items) {
      await expectReadable(item);
      await item.hover();
      await expectReadable(item);
      await expectFocusSeen(item);
    }
    await menuButton(page, 'services').press('Enter');
    const item = page.locator('#menu-services').getByRole('link').first();
    await expectReadable(item);
    await item.hover();
    await expectReadable(item);
    await expectFocusSeen(item);
  });

  test('fields at rest, with the focus and in error, and the button of the form', async ({ page }) => {
    await page.goto('/operator-registration');
    await isHydrated(page);
    const name = field(page, 'fullName');
    const button = submit(page);
    await expectReadable(name);
    await expectEdge(name);
    await expectFocusSeen(name);
    await expectReadable(page.locator('#address-hint'));
    await button.hover();
    await expectReadable(button);

    await button.click();
    await expect(
      page.getByRole('group', { name: formNotes.problem }).getByRole('link').first(),
    ).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectEdge(name);
    await expectReadable(page.locator('#fullName-error'));
    await expectReadable(page.getByRole('group', { name: formNotes.problem }).getByRole('link').first());

    await button.evaluate((element: HTMLButtonElement) => {
      element.setAttribute('aria-disabled', 'true');
    });
    await expectReadable(button);
    await expectEdge(button);
  });
});
