import type { Page } from '@playwright/test';
import { registrationForm as form } from '@/content/forms/registration.ts';
import { sessionKey } from '@/lib/public-client/clients.ts';
import { islandsFolder } from '@/scripts/build/next-output.ts';
import { byLevel } from '../helpers/test-level.ts';
import { accessibilityProblems } from './accessibility.ts';
import {
  expect,
  field,
  fillIn,
  freshPerson,
  isHydrated,
  siteAt,
  siteScripts,
  submit,
  test,
} from './fixtures.ts';
import { expectSent, open, respondToInserts } from './form-page.ts';
import { personField, requiredValuesFor, valuesFor } from './forms.ts';

test.use({ baseURL: siteAt('stored') });

const pathOf = (url: string) => new URL(url).pathname;

const scriptsOf = async (page: Page) => {
  const all: string[] = [];
  page.on('request', (request) => {
    const path = pathOf(request.url());
    if (path.startsWith(`/${islandsFolder}/`) && !all.includes(path)) all.push(path);
  });
  await open(page, form);
  const first = [...all];
  const scriptResponse = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('rest/v1'),
  );
  await field(page, personField(form)).focus();
  const client = pathOf((await scriptResponse).url());
  return { first, all, client };
};

const expectArrived = async (page: Page) =>
  expect(page.getByText(form.received.heading)).toBeVisible({ timeout: 40_000 });

test('the first interaction starts hydration, even before the load event', async ({ page }) => {
  // Never respond to font requests, so that the load event doesn't fire.
  await page.route('**/*.woff2', () => {});
  await page.goto(form.pagePath, { waitUntil: 'commit' });
  await field(page, personField(form)).focus();
  await isHydrated(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

// Takes more than five seconds, because it loads the page and fills in the form again for each script.
test('a registration is stored even if any one script fails to load', async ({ page, database }) => {
  const { first, all, client } = await scriptsOf(page);
  expect(first).not.toContain(client);
  expect(all.length).toBeGreaterThan(4);
  // Several islands share these modules. `npm test` blocks only the first one, because they all fail in the same way.
  const [, ...others] = all.filter((script) => script !== client && script.includes('/shared-'));
  const failing = byLevel(
    all.filter((script) => !others.includes(script)),
    all,
  );
  for (const script of failing) {
    const person = freshPerson(form);
    await page.unrouteAll();
    await page.route(`**${script}`, (route) => route.abort());
    await page.goto(form.pagePath);
    await fillIn(page, requiredValuesFor(form, person));
    await submit(page).click();
    await expectArrived(page);
    expect(await database.rowsFrom(form, person), script).toHaveLength(1);
  }
});

test('supabase-js reads the session at the start only if the browser has a stored session', async ({
  page,
  context,
}) => {
  const { first, client } = await scriptsOf(page);
  expect(first).not.toContain(client);
  await context.addInitScript((key) => localStorage.setItem(key, '{}'), sessionKey);
  const visit = await context.newPage();
  await open(visit, form);
  // supabase-js deletes an invalid session.
  await expect.poll(() => visit.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
});

test('the browser submits the form after 15 seconds if supabase-js does not load', async ({
  page,
  database,
}) => {
  const person = freshPerson(form);
  const { client } = await scriptsOf(page);
  await page.route(`**${client}`, () => {});
  await page.clock.install();
  await open(page, form);
  await fillIn(page, valuesFor(form, person));
  await submit(page).click();
  await expect(submit(page)).toHaveText(form.button.busyLabel);
  await page.clock.fastForward(15_000);
  await expectArrived(page);
  expect(await database.rowsFrom(form, person)).toHaveLength(1);
});

test('notices appear without animation until their script has loaded', async ({ page }) => {
  const fallback = page.locator('#notices [data-fallback-notice]');
  await page.route(siteScripts, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-rich-colors')) return route.abort();
    await route.fulfill({ response });
  });
  await respondToInserts(page, (route) => route.abort());
  await open(page, form);
  await fillIn(page, valuesFor(form, freshPerson(form)));
  await submit(page).click();
  await expect(page.locator('#notices [aria-live=polite]:has([data-fallback-notice])')).toContainText(
    form.failed.title,
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('F8');
  await expect(fallback.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fallback).toHaveCount(0);

  // Wait for pending request handlers. Each interaction requests the script again, and one of these requests may still
  // be about to fail.
  await page.unrouteAll({ behavior: 'wait' });
  await field(page, personField(form)).focus();
  await submit(page).click();
  await expectSent(page, form);
  await expect(fallback).toHaveCount(0);
});
