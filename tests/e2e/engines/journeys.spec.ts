import { contactForm } from '@/content/forms/contact';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { locations } from '@/content/locations';
import { desktopMenus, mobileMenus } from '@/content/menus';
import { slugs } from '@/content/slugs';
import { locationSubject } from '@/lib/forms/enquiry-subjects';
import { menuName } from '@/lib/site/menu-name';
import { firstMachine, freshEmail, registration, secondMachine, menuLabel, menus } from '../fixtures';
import { ports } from '../ports';
import { type Engine, engineNames } from './engine';
import { expect, missing, test } from './engine-test';
import { fillEnquiry, fillRegistration } from './fill-forms';
import type { Visitor } from './visitor';

const at = (path: string) => `http://localhost:${ports.site}${path}`;

const submitButton = 'form [type=submit]';
const notice = '[data-sonner-toast]';
const phone = { width: 460, height: 800 } as const;

const sendMessage = async (visitor: Visitor) => {
  await fillEnquiry(visitor, freshEmail());
  await visitor.click(submitButton);
  await visitor.expectVisible(notice);
};

/** Milliseconds for which the notice stays from now on. */
const noticeLasts = async (engine: Engine) => {
  const start = performance.now();
  await expect
    .poll(() => engine.evaluate((selector) => document.querySelector(selector) === null, notice), {
      intervals: [50],
    })
    .toBe(true);
  return performance.now() - start;
};

const expectRefusal = async (visitor: Visitor, title: string) => {
  await visitor.expectFocused('[aria-labelledby=error-summary-title]');
  await visitor.expectTitle(`${formNotes.error} ${title}`);
};

for (const name of engineNames)
  test.describe(missing(name) ?? name, () => {
    test.use({ engineName: name });
    test.setTimeout(120_000);
    test.skip(missing(name) !== undefined, missing(name));

    test('a registration becomes one row', async ({ engine, visitor, consoleLines, database }) => {
      const email = freshEmail();
      await engine.open(at('/operator-registration'));
      await fillRegistration(visitor, email);
      await visitor.click(submitButton);
      await visitor.expectText(notice, registrationForm.received.title);
      await visitor.expectText('h2:focus', registrationForm.received.heading);
      expect(await database.rowsFrom('operators', email)).toEqual([
        expect.objectContaining({
          full_name: registration.fullName,
          address: registration.address,
          equipment: [firstMachine, secondMachine],
        }),
      ]);
      expect(consoleLines).toEqual([]);
    });

    test('menus of a desktop, by pointer and by keyboard', async ({ engine, visitor, consoleLines }) => {
      await engine.open(at('/about'));
      for (const menu of menus) {
        const button = `[popovertarget=menu-${menu}]`;
        await visitor.expectHidden(`#menu-${menu}`);
        await visitor.click(button);
        await visitor.expectVisible(`#menu-${menu} a`, menuName(desktopMenus[menu][0]));
        await engine.press('Escape');
        await visitor.expectHidden(`#menu-${menu}`);
        await visitor.expectFocused(button);
        await engine.press('Enter');
        await visitor.expectVisible(`#menu-${menu}`);
        await visitor.click('h1');
        await visitor.expectHidden(`#menu-${menu}`);
      }
      const [first] = desktopMenus.locations;
      await visitor.click('[popovertarget=menu-locations]');
      await visitor.click('#menu-locations a', menuName(first));
      await visitor.expectPath(first);
      expect(consoleLines).toEqual([]);
    });

    test('menu of a phone, by pointer and by keyboard', async ({ engine, visitor, consoleLines }) => {
      await engine.resize(phone.width, phone.height);
      await engine.open(at('/'));
      await visitor.expectHidden('#mobile-menu');
      await visitor.click('[popovertarget=mobile-menu]', 'Menu');
      await visitor.click('#mobile-menu summary', menuLabel('services'));
      await visitor.expectVisible('#mobile-menu a', menuName(mobileMenus.services[0]));
      await visitor.click('#mobile-menu button', 'Close');
      await visitor.expectHidden('#mobile-menu');
      await visitor.expectFocused('[popovertarget=mobile-menu]', 'Menu');
      await engine.press('Enter');
      await visitor.expectVisible('#mobile-menu');
      await engine.press('Escape');
      await visitor.expectHidden('#mobile-menu');
      await visitor.click('[popovertarget=mobile-menu]', 'Menu');
      await visitor.click('#mobile-menu a', menuName('/about'));
      await visitor.expectPath('/about');
      expect(consoleLines).toEqual([]);
    });

    for (const path of ['/operator-registration', '/contact'] as const)
      for (const wait of [0, 1500])
        test(`${path} refused as the first thing, ${wait} ms after its code runs, has summary, title and focus right`, async ({
          engine,
          visitor,
          consoleLines,
        }) => {
          await engine.open(at(path));
          const title = await engine.evaluate(() => document.title);
          await visitor.expectHydrated();
          await new Promise((resolve) => setTimeout(resolve, wait));
          await visitor.click(submitButton);
          await expectRefusal(visitor, title);
          await new Promise((resolve) => setTimeout(resolve, 500));
          await expectRefusal(visitor, title);
          expect(consoleLines).toEqual([]);
        });

    test('a refusal leads to its field by the keyboard and ends when it is corrected', async ({
      engine,
      visitor,
    }) => {
      await engine.open(at('/contact'));
      const title = await engine.evaluate(() => document.title);
      await visitor.fill('email', freshEmail());
      await visitor.fill('message', 'Two dumpers.');
      await visitor.click(submitButton);
      await expectRefusal(visitor, title);
      await visitor.click('[aria-labelledby=error-summary-title] a');
      await visitor.expectFocused('#name');
      await engine.type('Dana Hirer');
      await visitor.expectHidden('[aria-labelledby=error-summary-title]');
      await visitor.expectTitle(title);
      await engine.press('Enter');
      await visitor.expectText(notice, contactForm.received.title);
    });

    test('the contact form knows what it was opened for', async ({ engine, visitor, consoleLines }) => {
      const town = locations.get(slugs.locations[0]);
      await engine.open(at(`/contact?location=${town.slug}`));
      await expect.poll(() => visitor.valueOf('subject')).toBe(locationSubject(town.name));
      await sendMessage(visitor);
      await expect.poll(() => visitor.valueOf('message')).toBe('');
      expect(consoleLines).toEqual([]);
    });

    test('a notice stays for five seconds, and longer under the pointer', async ({ engine, visitor }) => {
      await engine.open(at('/contact'));
      await sendMessage(visitor);
      const lasted = await noticeLasts(engine);
      expect(lasted).toBeGreaterThan(3500);
      expect(lasted).toBeLessThan(6500);

      await sendMessage(visitor);
      await visitor.hover(notice);
      await new Promise((resolve) => setTimeout(resolve, 7000));
      await visitor.expectVisible(notice);
      await engine.movePointer(5, 400);
      expect(await noticeLasts(engine)).toBeLessThan(6500);
    });

    test('a notice goes at Escape, takes the focus at F8, and goes by a swipe to the right', async ({
      engine,
      visitor,
      consoleLines,
    }) => {
      await engine.open(at('/contact'));
      await sendMessage(visitor);
      await engine.press('Escape');
      await visitor.expectHidden(notice);
      await sendMessage(visitor);
      await engine.press('F8');
      await expect
        .poll(() => engine.evaluate(() => document.activeElement?.closest('#notices') !== null))
        .toBe(true);
      await engine.press('Escape');
      await visitor.expectHidden(notice);
      await sendMessage(visitor);
      await visitor.swipe(notice, 160);
      await engine.movePointer(5, 400);
      expect(await noticeLasts(engine)).toBeLessThan(2000);
      expect(consoleLines).toEqual([]);
    });

    test('Back keeps what was typed', async ({ engine, visitor, consoleLines, database }) => {
      const email = freshEmail();
      await engine.open(at('/operator-registration'));
      await fillRegistration(visitor, email);
      await visitor.click('header a', menuName('/about'));
      await visitor.expectPath('/about');
      await engine.back();
      await visitor.expectPath('/operator-registration');
      await expect.poll(() => visitor.valueOf('email')).toBe(email);
      await visitor.expectHydrated();
      // WebKit drops a press while one page turns into the other.
      await expect.poll(() => engine.evaluate(() => document.getAnimations().length)).toBe(0);
      await visitor.click(submitButton);
      await visitor.expectText(notice, registrationForm.received.title);
      expect(await database.rowsFrom('operators', email)).toHaveLength(1);
      expect(consoleLines).toEqual([]);
    });

    // whole-browser.spec.ts tries it in a Chromium that has the cache on.
    for (const path of name === 'Chromium' ? [] : ['/about', '/contact', '/operator-registration'])
      test(`${path} comes back from the back/forward cache`, async ({ engine, visitor }) => {
        // A page that is still loading something is not kept, and no engine says when one is at rest.
        await expect(async () => {
          await engine.open(at(path));
          await engine.press('Tab');
          if (path !== '/about') await visitor.expectHydrated();
          await engine.evaluate(() => {
            addEventListener('pageshow', ({ persisted }) => {
              document.documentElement.dataset.persisted = String(persisted);
            });
          });
          await engine.open(at('/faq'));
          await engine.back();
          await visitor.expectPath(path);
          await expect
            .poll(() => engine.evaluate(() => document.documentElement.dataset.persisted), { timeout: 5000 })
            .toBe('true');
        }).toPass({ timeout: 60_000 });
      });

    test('an answer that is lost leaves one row after another try', async ({ engine, visitor, database }) => {
      const email = freshEmail();
      await engine.open(at('/operator-registration'));
      await fillRegistration(visitor, email);
      await engine.evaluate(() => {
        const send = window.fetch.bind(window);
        let lost = false;
        window.fetch = async (address, options) => {
          const answer = await send(address, options);
          if (lost || options?.method !== 'POST') return answer;
          lost = true;
          throw new TypeError('The network connection was lost.');
        };
      });
      await visitor.click(submitButton);
      await visitor.expectText('#failure', 'Your registration may not have arrived.');
      expect(await database.rowsFrom('operators', email)).toHaveLength(1);
      await visitor.click(submitButton);
      await visitor.expectText('h2:focus', registrationForm.received.heading);
      expect(await database.rowsFrom('operators', email)).toHaveLength(1);
    });
  });
