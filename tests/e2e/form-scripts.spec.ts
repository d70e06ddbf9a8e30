import type { Page } from '@playwright/test';
import { islandsFolder } from '@/scripts/export/next-output';
import { accessibilityFindings } from './accessibility';
import { expect, field, fillIn, freshPerson, isHydrated, siteAt, submit, test } from './fixtures';
import { answerInserts, blockScriptWith, expectSent, open } from './form-page';
import { everyForm, forms, personField, valuesFor } from './forms';

// The code of a form comes in pieces, each of which may be late, hang or be lost.
test.use({ baseURL: siteAt('stored') });

const form = forms.registration;

const pathOf = (address: string) => new URL(address).pathname;

/** Opens the form and goes into it. Returns the scripts that were loaded, and the one with the client of the database. */
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

for (const each of everyForm)
  test(`${each.name}: the code starts by itself, and at once when somebody interacts before the page has loaded`, async ({
    page,
  }) => {
    await open(page, each, '?utm_source=letter&gclid=1');
    // Holds up the load event for good.
    await page.route('**/*.woff2', () => {});
    await page.goto(each.path, { waitUntil: 'commit' });
    await field(page, personField(each)).focus();
    await isHydrated(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  });

for (const failure of ['fails', 'hangs'] as const)
  test(`whichever one script ${failure}, a registration arrives; the client of the database comes at the first focus`, async ({
    page,
    context,
    database,
  }) => {
    test.setTimeout(120_000);
    const { first, all, client } = await scriptsOf(page);
    expect(first).not.toContain(client);
    // Hanging, it is waited for; see below.
    const broken = all.filter((script) => failure === 'fails' || script !== client);
    expect(broken.length).toBeGreaterThan(4);
    for (const script of broken) {
      const person = freshPerson(form);
      const visit = await context.newPage();
      await visit.route(`**${script}`, (route) => (failure === 'fails' ? route.abort() : undefined));
      await visit.goto(form.path);
      await fillIn(visit, valuesFor(form, person));
      await submit(visit).click();
      await expectArrived(visit);
      expect(await database.rowsFrom(form, person), script).toHaveLength(1);
      await visit.close();
    }
  });

test('when the client of the database hangs, the browser sends the form after 15 seconds', async ({
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

test('without the script that draws notices they are shown plainly, until it arrives', async ({ page }) => {
  const plain = page.locator('#notices [data-plain-notice]');
  await page.clock.install();
  await blockScriptWith(page, 'data-rich-colors');
  await answerInserts(page, (route) => route.abort());
  await open(page, form);
  await fillIn(page, valuesFor(form, freshPerson(form)));
  await submit(page).click();
  await expect(page.locator('#notices [aria-live=polite]:has([data-plain-notice])')).toContainText(
    form.failedTitle,
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('F8');
  await expect(plain.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plain).toHaveCount(0);

  await submit(page).click();
  await expect(plain).toBeVisible();
  await submit(page).focus();
  await page.clock.fastForward(5000);
  await expect(plain).toHaveCount(0);

  // The script is asked for at each interaction, perhaps just now: without waiting it would be let through and aborted.
  await page.unrouteAll({ behavior: 'wait' });
  await field(page, personField(form)).focus();
  await submit(page).click();
  await expectSent(page, form);
  await expect(plain).toHaveCount(0);
});
