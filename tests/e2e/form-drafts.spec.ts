import type { Page } from '@playwright/test';
import { formText, resultHero, toForm } from '@/content/forms/form-text.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { storedFragment } from '@/content/forms/results.ts';
import type { Form } from '@/content/model/form.ts';
import { expect, fillIn, freshPerson, isHydrated, siteAt, submit, test } from './fixtures.ts';
import { expectReceived, expectValues, fillHoneypot, open, openBeforeHydration } from './form-page.ts';
import { noValues, personField, sharedCodeForms, valuesFor } from './forms.ts';

test.use({ baseURL: siteAt('stored') });

const restoredNote = (page: Page) => page.getByRole('status').filter({ hasText: formText.restored });

/** Navigates to the URL instead of going back, because the Back button would restore the fields. */
const leaveAndOpen = async (page: Page, form: Form) => {
  await page.goto('/404');
  await open(page, form);
};

// May take more than five seconds on a busy machine, because it loads six pages.
for (const form of sharedCodeForms)
  test(`${form.id}: a draft is restored until the form is sent`, async ({ page }) => {
    const values = valuesFor(form, freshPerson(form));
    const { [personField(form)]: _person, ...early } = values;
    const release = await openBeforeHydration(page, form);
    await fillIn(page, early);
    release();
    await isHydrated(page);
    await expectValues(page, early);
    await expect(restoredNote(page)).toHaveCount(0);
    await leaveAndOpen(page, form);
    await expect(restoredNote(page)).toBeVisible();
    await expectValues(page, early);
    await fillIn(page, values);
    await page.reload();
    await expect(restoredNote(page)).toBeVisible();
    await expectValues(page, values);
    await submit(page).click();
    await expectReceived(page, form);
    await expect(restoredNote(page)).toHaveCount(0);
    await leaveAndOpen(page, form);
    const received = page.getByRole('heading', { name: form.received.heading });
    await expect(received).toBeVisible();
    await expectValues(page, noValues(form));
    await expect(restoredNote(page)).toHaveCount(0);
    // The heading must not seem to be about another form that the visitor has started.
    await fillIn(page, early);
    await page.reload();
    await expect(restoredNote(page)).toBeVisible();
    await expect(received).toHaveCount(0);
  });

test('a draft survives a rejected submission and is deleted after a stored one', async ({ page }) => {
  const values = valuesFor(registrationForm, freshPerson(registrationForm));
  const sendByBrowser = () => page.locator('form').evaluate((element: HTMLFormElement) => element.submit());
  await open(page, registrationForm);
  await fillIn(page, values);
  await fillHoneypot(page);
  await sendByBrowser();
  await page.waitForURL(`**${registrationForm.pagePath}/not-sent#honeypot`);
  await open(page, registrationForm);
  await expect(restoredNote(page)).toBeVisible();
  await expectValues(page, values);

  // If a visitor opens the result page directly, it confirms nothing and keeps the draft.
  const { pagePath: path, received } = registrationForm;
  await page.goto(`${path}/received`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(resultHero(registrationForm, 'received').heading);
  for (const words of [received.title, received.heading])
    await expect(page.getByText(words, { exact: true })).toBeHidden();
  await page.getByRole('link', { name: toForm }).click();
  await expectValues(page, values);

  await isHydrated(page);
  await sendByBrowser();
  await page.waitForURL(`**${path}/received#${storedFragment}`);
  await expect(heading).toHaveText(received.title);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});
