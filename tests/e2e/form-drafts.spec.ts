import type { Page } from '@playwright/test';
import { answerHero, storedFragment, toForm } from '@/content/forms/answers';
import type { Form } from '@/content/forms/form';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { expect, fillIn, freshPerson, isHydrated, siteAt, submit, test } from './fixtures';
import { expectSent, expectValues, fillHoneypot, open, openWithoutCode } from './form-page';
import { everyForm, noValues, personField, valuesFor } from './forms';

test.use({ baseURL: siteAt('stored') });

const kept = (page: Page) => page.getByRole('status').filter({ hasText: formNotes.restored });

/** Another document in the same tab, which gets no help from the browser's own restoring of forms. */
const leaveAndOpen = async (page: Page, form: Form) => {
  await page.goto('/404');
  await open(page, form);
};

for (const form of everyForm)
  test(`${form.name}: what is entered before the code and after it is kept until it is sent, and forgotten then`, async ({
    page,
  }) => {
    const values = valuesFor(form, freshPerson(form));
    const { [personField(form)]: _person, ...early } = values;
    const release = await openWithoutCode(page, form);
    await fillIn(page, early);
    release();
    await isHydrated(page);
    await expectValues(page, early);
    await expect(kept(page)).toHaveCount(0);
    await leaveAndOpen(page, form);
    await expect(kept(page)).toBeVisible();
    await expectValues(page, early);
    await fillIn(page, values);
    await page.reload();
    await expect(kept(page)).toBeVisible();
    await expectValues(page, values);
    await submit(page).click();
    await expectSent(page, form);
    await expect(kept(page)).toHaveCount(0);
    await leaveAndOpen(page, form);
    await expectValues(page, noValues(form));
    await expect(kept(page)).toHaveCount(0);
  });

test('a draft outlives a submission by the browser that was refused, and not one that arrived', async ({
  page,
}) => {
  const values = valuesFor(registrationForm, freshPerson(registrationForm));
  // As where the code that sends did not arrive.
  const sendByBrowser = () => page.locator('form').evaluate((element: HTMLFormElement) => element.submit());
  await open(page, registrationForm);
  await fillIn(page, values);
  await fillHoneypot(page);
  await sendByBrowser();
  await page.waitForURL(`**${registrationForm.page}/not-sent#trapped`);
  await open(page, registrationForm);
  await expect(kept(page)).toBeVisible();
  await expectValues(page, values);

  // Opened by its address, the page that confirms a form claims nothing and leaves the draft alone.
  const { page: path, received } = registrationForm;
  await page.goto(`${path}/received`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(answerHero(registrationForm, 'received').heading);
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
