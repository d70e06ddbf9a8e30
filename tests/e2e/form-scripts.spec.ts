import type { Page } from '@playwright/test';
import { registrationForm as form } from '@/content/forms/registration';
import { islandsFolder } from '@/scripts/export/next-output';
import { accessibilityFindings } from './accessibility';
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
} from './fixtures';
import { answerInserts, expectSent, open } from './form-page';
import { personField, valuesFor } from './forms';

// Tests that forms work if any one of their scripts is late or fails to load.
test.use({ baseURL: siteAt('stored') });

const pathOf = (address: string) => new URL(address).pathname;

/** Opens the form and focuses it. Returns the loaded scripts, and the script that contains supabase-js. */
const scriptsOf = async (page: Page) => {
  const all: string[] = [];
  page.on('request', (request) => {
    const path = pathOf(request.url());
    if (path.startsWith(`/${islandsFolder}/`) && !all.includes(path)) all.push(path);
  });
  await open(page, form);
  const first = [...all];
  const loaded = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('rest/v1'),
  );
  await field(page, personField(form)).focus();
  const client = pathOf((await loaded).url());
  return { first, all, client };
};

const expectArrived = async (page: Page) =>
  expect(page.getByText(form.received.heading)).toBeVisible({ timeout: 40_000 });

test('hydration starts at the first interaction, even before the load event', async ({ page }) => {
  // Never answers font requests, so that the load event never fires.
  await page.route('**/*.woff2', () => {});
  await page.goto(form.page, { waitUntil: 'commit' });
  await field(page, personField(form)).focus();
  await isHydrated(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

test('a registration is stored without any one of the scripts; supabase-js loads at the first focus', async ({
  page,
  context,
  database,
}) => {
  const { first, all, client } = await scriptsOf(page);
  expect(first).not.toContain(client);
  expect(all.length).toBeGreaterThan(4);
  for (const script of all) {
    const person = freshPerson(form);
    const visit = await context.newPage();
    await visit.route(`**${script}`, (route) => route.abort());
    await visit.goto(form.page);
    await fillIn(visit, valuesFor(form, person));
    await submit(visit).click();
    await expectArrived(visit);
    expect(await database.rowsFrom(form, person), script).toHaveLength(1);
    await visit.close();
  }
});

test('the browser submits the form after 15 seconds if supabase-js hangs', async ({ page, database }) => {
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

test('notices are shown plainly until their script loads', async ({ page }) => {
  const plain = page.locator('#notices [data-plain-notice]');
  await page.route(siteScripts, async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('data-rich-colors')) return route.abort();
    await route.fulfill({ response: answer });
  });
  await answerInserts(page, (route) => route.abort());
  await open(page, form);
  await fillIn(page, valuesFor(form, freshPerson(form)));
  await submit(page).click();
  await expect(page.locator('#notices [aria-live=polite]:has([data-plain-notice])')).toContainText(
    form.failed.title,
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('F8');
  await expect(plain.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plain).toHaveCount(0);

  // Wait for pending handlers: each interaction requests the script, and one request may be about to be aborted.
  await page.unrouteAll({ behavior: 'wait' });
  await field(page, personField(form)).focus();
  await submit(page).click();
  await expectSent(page, form);
  await expect(plain).toHaveCount(0);
});
