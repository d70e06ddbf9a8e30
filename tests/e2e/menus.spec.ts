import { expect, test } from './fixtures';

const servicesMenu = [
  ['All Services', '/services'],
  ['Dumper Operators', '/services/dumper-operators'],
  ['360 Excavator Operators', '/services/excavator-operators'],
  ['360 Grab Operators', '/services/grab-operators'],
  ['Bulldozer Operators', '/services/dozer-operators'],
  ['Roller Operators', '/services/roller-operators'],
  ['Loading Shovel Operators', '/services/loading-shovel-operators'],
];

const locationsMenu = [
  ['Birmingham', '/locations/birmingham'],
  ['Coventry', '/locations/coventry'],
  ['Wolverhampton', '/locations/wolverhampton'],
  ['Leicester', '/locations/leicester'],
  ['Nottingham', '/locations/nottingham'],
];

test.describe('on a desktop', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  for (const [name, items] of [
    ['Services', servicesMenu],
    ['Locations', locationsMenu],
  ] as const) {
    test(`${name} opens by click, has exactly its items, and closes by Escape and by a click elsewhere`, async ({
      page,
    }) => {
      const menu = page.locator(`#menu-${name.toLowerCase()}`);
      const button = page.getByRole('button', { name, exact: true });
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
      const links = await menu
        .getByRole('link')
        .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute('href')]));
      expect(links).toEqual(items);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(menu).toBeHidden();
    });

    test(`${name} hangs below its button and stays inside the window`, async ({ page }) => {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      const [above, below] = await Promise.all([
        button.boundingBox(),
        page.locator(`#menu-${name.toLowerCase()}`).boundingBox(),
      ]);
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(40);
    });
  }

  test('the keyboard opens a menu and follows a link in it', async ({ page }) => {
    await page.getByRole('button', { name: 'Locations' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Birmingham', exact: true }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/locations/birmingham');
  });

  test('one menu closes when the other opens', async ({ page }) => {
    await page.getByRole('button', { name: 'Services' }).click();
    await page.getByRole('button', { name: 'Locations' }).click();
    await expect(page.locator('#menu-services')).toBeHidden();
    await expect(page.locator('#menu-locations')).toBeVisible();
  });

  test('the header links to what it should and marks the current page', async ({ page }) => {
    const header = page.getByRole('banner');
    const visible = await header
      .getByRole('link')
      .evaluateAll((anchors) =>
        anchors
          .filter((anchor) => anchor.checkVisibility())
          .map((anchor) => [anchor.textContent?.trim(), anchor.getAttribute('href')]),
      );
    expect(visible).toEqual([
      ['Brindley Plant Operators', '/'],
      ['Home', '/'],
      ['About', '/about'],
      ['Hire Operators', '/hire-operators'],
      ['Contact', '/contact'],
      ['Join as Operator', '/operator-registration'],
    ]);
    await expect(header.locator('[aria-current="page"]').filter({ visible: true })).toHaveText('About');
  });

  test('the first stop of the keyboard leads past the header', async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('the footer has its links, six services and the contact block', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const href of [
      '/about',
      '/services',
      '/hire-operators',
      '/operator-registration',
      '/testimonials',
      '/faq',
      '/privacy-policy',
      '/terms-conditions',
      ...servicesMenu.slice(1).map(([, path]) => path),
      'tel:+441214960123',
      'mailto:hello@brindleyplant.example',
    ])
      await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(footer).toContainText('Birmingham');
    await expect(footer.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens and closes, and each sublist on its own', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu).toBeVisible();

    const services = menu.getByRole('group').filter({ hasText: 'Services' });
    const locations = menu.getByRole('group').filter({ hasText: 'Locations' });
    await expect(menu.getByRole('link', { name: 'All Services' })).toBeHidden();
    await services.locator('summary').tap();
    await locations.locator('summary').tap();
    expect(await services.getByRole('link').allTextContents()).toEqual([
      'All Services',
      'Dumper Operators',
      '360 Excavator Operators',
    ]);
    expect(await locations.getByRole('link').allTextContents()).toEqual(['Birmingham', 'Coventry']);
    await services.locator('summary').tap();
    await expect(menu.getByRole('link', { name: 'All Services' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Coventry' })).toBeVisible();

    await menu.getByRole('button', { name: 'Close' }).tap();
    await expect(menu).toBeHidden();
  });

  test('what a thumb presses is at least 44 pixels high', async ({ page }) => {
    await page.goto('/services/dumper-operators');
    const main = page.getByRole('main');
    const targets = [
      page.getByRole('button', { name: 'Menu' }),
      main.getByRole('link', { name: 'Hire a dumper operator' }),
      main.getByRole('link', { name: /Call 0121/ }).first(),
      page.getByRole('link', { name: 'Hire an operator' }),
    ];
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('home says what, where and for whom, with both buttons and the number, without scrolling', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const barTop = (await page.locator('.call-bar').first().boundingBox())?.y ?? 0;
    for (const name of ['Hire Operators', 'Join as Operator', /0121 496 0123/]) {
      const box = await main.getByRole('link', { name }).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
    }
  });

  test('the bar at the thumb never covers what has the focus', async ({ page }) => {
    await page.goto('/services/dumper-operators');
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
