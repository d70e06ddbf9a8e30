import { contactForm } from '@/content/forms/contact.ts';
import { failureHeading } from '@/content/forms/failures.ts';
import { formText } from '@/content/forms/form-text.ts';
import { townSubject } from '@/content/forms/message-subjects.ts';
import { resultPath } from '@/content/forms/results.ts';
import type { Menu } from '@/content/menus.ts';
import type { SitePath } from '@/content/paths.ts';
import { towns } from '@/content/towns/index.ts';
import { menuLink } from '@/lib/pages/menu-items.ts';
import { examplePages } from '@/scripts/develop/shared/example-pages.ts';
import { menuPage } from '../../helpers/kept-pages.ts';
import { desktop, freshPerson, menuId, menus, siteAt } from '../fixtures.ts';
import { everyForm, firstRequired, personField, rowFor, valuesFor } from '../forms.ts';
import { expect, inEachEngine, test } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

const submitButton = 'form [type=submit]';
const summary = '[aria-labelledby=error-summary-title]';
const notice = '[data-sonner-toast]';
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const expectRefusal = async (visitor: Visitor, title: string) => {
  await visitor.expectFocused(summary);
  await visitor.expectTitle(`${formText.error} ${title}`);
};

inEachEngine(() => {
  // Ignore 404 errors, because the site under test contains only the form pages.
  test.afterEach(({ consoleLines }) =>
    expect(consoleLines.filter((line) => !line.includes('404'))).toEqual([]),
  );

  for (const [index, form] of everyForm.entries())
    test(`${form.id}: a visitor can correct errors, leave, return and retry after a lost response`, async ({
      engine,
      visitor,
      database,
    }) => {
      const person = freshPerson(form);
      const values = valuesFor(form, person);
      const elsewhere = everyForm.find((other) => other !== form);
      await engine.open(siteAt('stored') + form.pagePath);
      const title = await engine.evaluate(() => document.title);
      await visitor.expectHydrated();
      // The code for notices loads last and must not move the focus.
      await pause(index * 1500);
      await visitor.click(submitButton);
      await expectRefusal(visitor, title);
      await pause(500);
      await expectRefusal(visitor, title);
      await visitor.click(`${summary} a`);
      await visitor.expectFocused(`#${firstRequired(form)}`);
      await visitor.fillIn(values);
      await visitor.expectHidden(summary);
      await visitor.expectTitle(title);
      await visitor.click(`header a[href="${elsewhere?.pagePath}"]`);
      await visitor.expectPath(elsewhere?.pagePath ?? '');
      await engine.back();
      await visitor.expectPath(form.pagePath);
      await expect.poll(() => visitor.valueOf(personField(form))).toBe(person);
      await visitor.expectHydrated();
      // Wait, because WebKit ignores clicks during a view transition.
      await visitor.expectAtRest();

      await engine.evaluate(() => {
        const send = window.fetch.bind(window);
        let isResponseLost = false;
        window.fetch = async (url, options) => {
          const response = await send(url, options);
          if (isResponseLost || options?.method !== 'POST') return response;
          isResponseLost = true;
          throw new TypeError('The network connection was lost.');
        };
      });
      await visitor.click(submitButton);
      await visitor.expectText('#failure', failureHeading.unsure(form.noun));
      await visitor.click(`label[for=${personField(form)}]`);
      await engine.press('Enter');
      await visitor.expectText(notice, form.received.title);
      await visitor.expectText('h2:focus', form.received.heading);
      expect(await database.rowsFrom(form, person)).toEqual([expect.objectContaining(rowFor(form, values))]);
    });

  test('desktop menus work with the pointer and the keyboard', async ({ engine, visitor }) => {
    await engine.resize(desktop.width, desktop.height);
    for (const path of Object.values(examplePages)) await engine.open(siteAt('site') + path);
    await engine.open(`${siteAt('site')}${menuPage}`);
    for (const { label, items } of menus) {
      const menu = `#${menuId(label)}`;
      const button = `[popovertarget=${menuId(label)}]`;
      const first = menuLink(items[0]!);
      await visitor.expectHidden(menu);
      await visitor.click(button);
      await visitor.expectVisible(`${menu} a`, first.label);
      await engine.press('Escape');
      await visitor.expectHidden(menu);
      await visitor.expectFocused(button);
      await engine.press('Enter');
      await visitor.expectVisible(menu);
      await visitor.click('footer p');
      await visitor.expectHidden(menu);
      await visitor.click(button);
      await visitor.click(`${menu} a`, first.label);
      await visitor.expectPath(first.href);
      await engine.open(`${siteAt('site')}${menuPage}`);
    }
  });

  test('the phone menu works with the pointer and the keyboard', async ({ engine, visitor }) => {
    const menu = '#mobile-menu';
    const button = `[popovertarget=mobile-menu]:not(${menu} *)`;
    await engine.resize(460, 800);
    await engine.open(siteAt('site'));
    await visitor.expectHidden(menu);
    await visitor.click(button);
    const [{ label, onPhones }] = menus as [Menu];
    await visitor.click(`${menu} summary`, label);
    await visitor.expectVisible(`${menu} a`, menuLink(onPhones[0]!).label);
    await visitor.click(`${menu} button`);
    await visitor.expectHidden(menu);
    await visitor.expectFocused(button);
    await engine.press('Enter');
    await visitor.click(`${menu} a`, menuLink(menuPage as SitePath).label);
    await visitor.expectPath(menuPage);
  });

  test('a notice stays open while it is hovered, and closes on Escape or a swipe', async ({
    engine,
    visitor,
  }) => {
    const [town] = towns.entries;
    await engine.open(`${siteAt('site')}${contactForm.pagePath}?location=${town?.slug}`);
    await expect.poll(() => visitor.valueOf('subject')).toBe(townSubject(town?.name ?? ''));
    const show = async () => {
      await visitor.fillIn(valuesFor(contactForm, freshPerson(contactForm)));
      await visitor.click(submitButton);
      await visitor.expectVisible(notice);
      // Wait for the slide-in to end, because hovering earlier would miss the notice's final position.
      await visitor.expectAtRest();
    };
    await show();
    await visitor.hover(notice);
    await pause(7000);
    await visitor.expectVisible(notice);
    await engine.press('Escape');
    await visitor.expectHidden(notice);
    // Retry, because a swipe may be too slow on a busy machine.
    await expect(async () => {
      await show();
      await visitor.swipe(notice, 160);
      await visitor.expectHidden(notice);
    }).toPass({ timeout: 60_000 });
  });

  for (const form of everyForm)
    test(`${form.id}: the form works without scripts, and Back keeps its values`, async ({
      engine,
      visitor,
      database,
      consoleLines,
    }) => {
      const person = freshPerson(form);
      await engine.open(siteAt('withoutScripts') + form.pagePath);
      await visitor.click(submitButton);
      await visitor.expectFocused(`#${firstRequired(form)}`);
      await visitor.fillIn(valuesFor(form, person));
      await visitor.click(submitButton);
      await visitor.expectPath(resultPath(form, 'received'));
      expect(await database.rowsFrom(form, person)).toHaveLength(1);
      await engine.back();
      await visitor.expectPath(form.pagePath);
      await expect.poll(() => visitor.valueOf(personField(form))).toBe(person);
      // Ignore errors, because requests for scripts fail on this copy of the site.
      consoleLines.splice(0);
    });
});
