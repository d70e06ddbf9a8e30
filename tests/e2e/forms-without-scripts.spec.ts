import type { Page } from '@playwright/test';
import { mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { failures, type FailureCause } from '@/content/forms/failures.ts';
import { notSentMessage } from '@/content/forms/field-errors.ts';
import { goBack } from '@/content/forms/form-text.ts';
import { fieldFragment, resultPath, storedFragment } from '@/content/forms/results.ts';
import type { Form } from '@/content/model/form.ts';
import {
  expect,
  field,
  fillIn,
  fillInByHand,
  freshPerson,
  siteAt,
  siteScripts,
  submit,
  test,
} from './fixtures.ts';
import { expectValues, fillHoneypot, openBeforeHydration } from './form-page.ts';
import {
  everyForm,
  refusedByServer,
  requiredValuesFor,
  rowFor,
  sharedCodeForms,
  valuesFor,
  type Values,
} from './forms.ts';

test.use({ baseURL: siteAt('stored') });

const submitAndExpectRejection = async (
  page: Page,
  form: Form,
  fragment: string,
  sentence: string,
  values: Values,
) => {
  await submit(page).click();
  await page.waitForURL(`**${resultPath(form, 'not-sent')}#${fragment}`);
  const main = page.getByRole('main');
  await expect(main.locator('h1, p').filter({ visible: true })).toContainText([
    form.notSent.heading,
    goBack,
    sentence,
  ]);
  await expect(main.getByRole('link', { name: formatPhone(mainOffice.phone) }).first()).toBeVisible();
  await page.goBack();
  await expectValues(page, values);
};

const submitAndExpectFailure = (page: Page, form: Form, cause: FailureCause, values: Values) =>
  submitAndExpectRejection(page, form, cause, failures[cause].reason, values);

/** Unticks radio buttons too, because a visitor can leave all of them unticked. */
const empty = (page: Page, name: string) =>
  field(page, name).evaluateAll((controls: HTMLInputElement[]) => {
    for (const control of controls)
      if (control.type === 'radio' || control.type === 'checkbox') control.checked = false;
      else control.value = '';
  });

const expectReceived = async (page: Page, form: Form) => {
  await expect(page).toHaveURL(`${resultPath(form, 'received')}#${storedFragment}`);
  const main = page.getByRole('main');
  const { title, description, heading } = form.received;
  for (const words of [title, description, heading]) await expect(main).toContainText(words);
  await expect(main.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(title);
  await expect(main.getByRole('link', { name: formatPhone(mainOffice.phone) }).first()).toBeVisible();
};

for (const form of everyForm) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${form.id}: a valid form is stored, and invalid fields are reported`, async ({
      page,
      database,
    }) => {
      const person = freshPerson(form);
      const values = valuesFor(form, person);
      await page.goto(form.pagePath);
      await fillInByHand(page, values);
      const required = await page
        .locator('form [required]')
        .evaluateAll((controls: HTMLInputElement[]) => controls.map(({ name }) => name));
      for (const name of new Set(required)) {
        await empty(page, name);
        await submit(page).click();
        await expect(field(page, name).first()).toBeFocused();
        expect(new URL(page.url()).pathname).toBe(form.pagePath);
        await fillIn(page, { [name]: values[name] ?? '' });
      }
      const wrong = refusedByServer(form);
      const typed = { ...values, ...wrong };
      await fillIn(page, typed);
      const [first = ''] = Object.keys(wrong);
      await submitAndExpectRejection(
        page,
        form,
        fieldFragment(first),
        notSentMessage(form.fields[first]!).message,
        typed,
      );
      expect(await database.rowsFrom(form, person)).toEqual([]);
      await fillIn(page, values);
      await submit(page).click();
      await expectReceived(page, form);
      expect(await database.rowsFrom(form, person)).toEqual([expect.objectContaining(rowFor(form, values))]);
    });

    test(`${form.id}: optional fields may be empty`, async ({ page, database }) => {
      const person = freshPerson(form);
      const values = requiredValuesFor(form, person);
      await page.goto(form.pagePath);
      await fillIn(page, values);
      await submit(page).click();
      await expectReceived(page, form);
      expect(await database.rowsFrom(form, person)).toEqual([expect.objectContaining(rowFor(form, values))]);
    });
  });

  test(`${form.id}: the browser submits the form if its scripts fail or are late`, async ({
    page,
    database,
  }) => {
    const person = freshPerson(form);
    const values = valuesFor(form, person);
    await page.route(siteScripts, (route) => route.abort());
    await page.goto(form.pagePath);
    await fillIn(page, values);
    await fillHoneypot(page);
    await submitAndExpectFailure(page, form, 'honeypot', values);
    expect(await database.rowsFrom(form, person)).toEqual([]);
    await page.unrouteAll();

    const release = await openBeforeHydration(page, form);
    await fillIn(page, values);
    await submit(page).click();
    release();
    await expectReceived(page, form);
    expect(await database.rowsFrom(form, person)).toHaveLength(1);
  });
}

for (const form of sharedCodeForms)
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${form.id}: explains why a submission was not stored`, async ({ page, database }) => {
      const person = freshPerson(form);
      const values = valuesFor(form, person);
      await database.reachLimit(form, person);
      await page.goto(form.pagePath);
      await fillIn(page, values);
      await submitAndExpectFailure(page, form, 'limit', values);

      await page.goto(siteAt('down') + form.pagePath);
      await fillIn(page, values);
      await submitAndExpectFailure(page, form, 'timeout', values);
    });
  });
