import { company } from '@/content/company';
import { interfaceWords } from '@/content/interface';
import { contactWords } from '@/content/contact-words';
import {
  desktopMenus,
  footerColumns,
  headerAction,
  headerItems,
  mobileMenus,
  menuWords,
} from '@/content/menus';
import { home } from '@/content/pages/home';
import { services } from '@/content/services';
import type { SitePath } from '@/content/site-path';
import { slugs } from '@/content/slugs';
import { serviceSubject } from '@/content/enquiry-subjects';
import { menuName } from '@/lib/site/menu-name';
import { internationalPhone } from '@/lib/site/phone';
import { expect, menuButton, menuLabel, menus, test } from './fixtures';

const service = services.get(slugs.services[0]);

/** The header's own links. */
const headerLinks = headerItems.filter((item) => typeof item === 'string');

const named = (paths: readonly SitePath[]) => paths.map((path) => [menuName(path), path] as const);

test.describe('on a desktop', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  for (const name of menus) {
    test(`${name} opens by click, has exactly its items, and closes by Escape and by a click elsewhere`, async ({
      page,
    }) => {
      const menu = page.locator(`#menu-${name}`);
      const button = menuButton(page, name);
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
      const links = await menu
        .getByRole('link')
        .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute('href')]));
      expect(links).toEqual(named(desktopMenus[name]));
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      // The edge of the page, which no menu covers.
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.mouse.click(width - 2, height / 2);
      await expect(menu).toBeHidden();
    });

    test(`${name} hangs below its button and stays inside the window`, async ({ page }) => {
      const button = menuButton(page, name);
      await button.click();
      const [above, below] = await Promise.all([
        button.boundingBox(),
        page.locator(`#menu-${name}`).boundingBox(),
      ]);
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(40);
      expect(below?.x).toBeGreaterThanOrEqual(0);
      expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  }

  test('the keyboard opens a menu and follows a link in it', async ({ page }) => {
    const [menu] = menus;
    if (!menu) return;
    await menuButton(page, menu).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const [path] = desktopMenus[menu];
    await expect(page.locator(`#menu-${menu} a[href="${path}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  });

  test('a menu that the keyboard has left is out of the way, and comes back with its button', async ({
    page,
  }) => {
    const [name] = menus;
    if (!name) return;
    const menu = page.locator(`#menu-${name}`);
    const button = menuButton(page, name);
    await button.focus();
    await page.keyboard.press('Enter');
    for (const _item of desktopMenus[name]) {
      await page.keyboard.press('Tab');
      await expect(menu).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
    await button.focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
  });

  test('one menu closes when the other opens', async ({ page }) => {
    for (const menu of menus) {
      await menuButton(page, menu).click();
      for (const other of menus)
        await expect(page.locator(`#menu-${other}`)).toBeVisible({ visible: other === menu });
    }
  });

  test('the header links to what it should and marks the current page', async ({ page }) => {
    const here = headerLinks.at(-1) ?? headerAction;
    await page.goto(here);
    const header = page.getByRole('banner');
    const visible = await header
      .getByRole('link')
      .evaluateAll((anchors) =>
        anchors
          .filter((anchor) => anchor.checkVisibility())
          .map((anchor) => [anchor.textContent?.trim(), anchor.getAttribute('href')]),
      );
    expect(visible).toEqual([
      [company.name, '/'],
      ...named([...headerLinks, headerAction]),
      [company.phone, `tel:${internationalPhone(company.phone)}`],
    ]);
    await expect(header.locator('[aria-current="page"]').filter({ visible: true })).toHaveText(
      menuName(here),
    );
  });

  test('the first stop of the keyboard leads past the header', async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: interfaceWords.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('the footer has its links, services and the contact block', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const href of [
      ...footerColumns.flatMap(({ paths }) => paths),
      ...company.offices.flatMap(({ phone, email }) => [
        `tel:${internationalPhone(phone)}`,
        `mailto:${email}`,
      ]),
    ])
      await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
    for (const { town } of company.offices) await expect(footer).toContainText(town);
    // Without an address a link is a placeholder, which leads nowhere.
    for (const { name, href } of company.social) {
      await expect(footer.getByText(name, { exact: true })).toBeVisible();
      await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(href ? 1 : 0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens and closes, and each sublist on its own', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: menuWords.menu }).tap();
    await expect(menu).toBeVisible();

    const lists = menus.map((name) => ({
      name,
      links: menu
        .getByRole('group')
        .filter({ hasText: menuLabel(name) })
        .locator('a'),
      heading: menu.locator('summary', { hasText: menuLabel(name) }),
    }));
    for (const { name, links, heading } of lists) {
      await expect(links.first()).toBeHidden();
      await heading.tap();
      await expect(links.first()).toBeVisible();
      expect(await links.allTextContents()).toEqual(mobileMenus[name].map(menuName));
    }
    const [first, ...others] = lists;
    await first?.heading.tap();
    if (first) await expect(first.links.first()).toBeHidden();
    for (const { links } of others) await expect(links.first()).toBeVisible();

    await menu.getByRole('button', { name: menuWords.close }).tap();
    await expect(menu).toBeHidden();
  });

  test('what a thumb presses is at least 44 pixels high', async ({ page }) => {
    await page.goto(`/services/${service.slug}`);
    const main = page.getByRole('main');
    const targets = [
      page.getByRole('button', { name: menuWords.menu }),
      main.getByRole('link', { name: serviceSubject(service.machine) }),
      main.getByRole('link', { name: `${contactWords.call} ${company.phone}` }).first(),
      page.getByRole('link', { name: `${menuWords.hire.short} ${menuWords.hire.rest}` }),
    ];
    for (const target of targets)
      expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  });

  test('home says what, where and for whom, with both buttons and the number, without scrolling', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const barTop = (await page.locator('.call-bar').first().boundingBox())?.y ?? 0;
    for (const name of [home.hire.label, home.join.label, company.phone]) {
      const box = await main.getByRole('link', { name }).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(barTop);
    }
  });

  test('the bar at the thumb never covers what has the focus', async ({ page }) => {
    await page.goto(`/services/${service.slug}`);
    const bar = page.locator('.call-bar').first();
    const links = await page.locator('main a').count();
    for (let stop = 0; stop < links + 5; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await bar.evaluate((element) => {
        const focused = document.activeElement;
        if (!focused || !focused.closest('main')) return false;
        return focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top + 1;
      });
      expect(covered).toBe(false);
    }
  });
});
