import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { expect, fillIn, freshPerson, siteAt, siteScripts, submit, test } from './fixtures';
import { expectValues, fillHoneypot, openWithoutCode } from './form-page';
import { everyForm, type Form, refusedByServer, rowFor, texts, type Values, valuesFor } from './forms';

test.use({ baseURL: siteAt('stored') });

/** Expects the page that says why a form was not sent, and that Back brings everything entered. */
const expectNotSent = async (
  page: Page,
  { path }: Form,
  reason: string,
  sentence: string,
  values: Values,
) => {
  await page.waitForURL(`**${path}/not-sent#${reason}`);
  const main = page.getByRole('main');
  await expect(main.getByText(sentence)).toBeVisible();
  await expect(main.locator('[id]:visible')).toHaveCount(1);
  await expect(main.getByRole('link', { name: company.phone })).toBeVisible();
  await page.goBack();
  await expectValues(page, values);
};

const expectReceived = async (page: Page, { path, received: { title, description, heading } }: Form) => {
  await expect(page).toHaveURL(`${path}/received`);
  const main = page.getByRole('main');
  for (const words of [title, description, heading]) await expect(main).toContainText(words);
  await expect(main.getByRole('link', { name: company.phone }).first()).toBeVisible();
};

for (const form of everyForm) {
  const { name, path } = form;

  test.describe('without scripting', () => {
    test.use({ javaScriptEnabled: false });

    test(`${name}: what is required is asked for, what is wrong is named, the rest is stored once`, async ({
      page,
      database,
    }) => {
      const person = freshPerson(form);
      const values = valuesFor(form, person);
      await page.goto(path);
      const required = page.locator('form [required]');
      for (let index = 0; index < (await required.count()); index += 1) {
        await fillIn(page, values);
        await required.nth(index).fill('');
        await submit(page).click();
        await expect(required.nth(index)).toBeFocused();
        expect(new URL(page.url()).pathname).toBe(path);
      }
      for (const [wrong, value] of Object.entries(refusedByServer(form))) {
        const entered = { ...values, [wrong]: value };
        await fillIn(page, entered);
        await submit(page).click();
        await expectNotSent(page, form, wrong, form.notSent[wrong] ?? '', entered);
      }
      expect(await database.rowsFrom(form, person)).toEqual([]);
      // The second is a repeat.
      for (let count = 0; count < 2; count += 1) {
        await page.goto(path);
        await fillIn(page, values);
        await submit(page).click();
        await expectReceived(page, form);
      }
      expect(await database.rowsFrom(form, person)).toEqual([expect.objectContaining(rowFor(form, values))]);

      const full = freshPerson(form);
      const limit = await database.reachLimit(form, full);
      const entered = valuesFor(form, full);
      await page.goto(path);
      await fillIn(page, entered);
      await submit(page).click();
      await expectNotSent(page, form, 'limit', texts.notSent.limit, entered);
      expect(await database.rowsFrom(form, full)).toHaveLength(limit);

      await page.goto(siteAt('down') + path);
      await fillIn(page, values);
      await submit(page).click();
      await expectNotSent(page, form, 'late', texts.notSent.late, values);
    });
  });

  for (const failure of ['fails', 'hangs'] as const)
    test(`${name}: when every script ${failure}, the browser sends it, and a filled trap is no success`, async ({
      page,
      database,
    }) => {
      const person = freshPerson(form);
      const values = valuesFor(form, person);
      await page.route(siteScripts, (route) => (failure === 'fails' ? route.abort() : undefined));
      await page.goto(path, { waitUntil: 'commit' });
      await fillIn(page, values);
      await fillHoneypot(page);
      await submit(page).click();
      await expectNotSent(page, form, 'trapped', texts.notSent.trapped, values);
      expect(await database.rowsFrom(form, person)).toEqual([]);
      await page.goto(path, { waitUntil: 'commit' });
      await fillIn(page, values);
      await submit(page).click();
      await expectReceived(page, form);
      expect(await database.rowsFrom(form, person)).toHaveLength(1);
    });

  test(`${name}: a press before the code has arrived is enough`, async ({ page, database }) => {
    const person = freshPerson(form);
    const release = await openWithoutCode(page, form);
    await fillIn(page, valuesFor(form, person));
    await submit(page).click();
    release();
    await expectReceived(page, form);
    expect(await database.rowsFrom(form, person)).toHaveLength(1);
  });
}
