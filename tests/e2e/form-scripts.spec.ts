import type { Page } from '@playwright/test';
import { registrationForm as form } from '@/content/forms/registration.ts';
import { sessionKey } from '@/lib/public-client/clients.ts';
import { islandsFolder } from '@/scripts/build/next-output.ts';
import { byLevel } from '../helpers/test-level.ts';
import { expect, field, fillIn, freshPerson, isHydrated, siteAt, submit, test } from './fixtures.ts';
import { open } from './form-page.ts';
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
