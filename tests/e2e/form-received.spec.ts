import { formText } from '@/content/forms/form-text.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { checkForm } from '@/lib/forms/check-form.ts';
import { sessionKey } from '@/lib/public-client/clients.ts';
import { accessibilityProblems } from './accessibility.ts';
import { readAnnouncements } from './announcements.ts';
import { animationsEnd } from './clock.ts';
import {
  containing,
  delayRequests,
  errorSummary,
  expect,
  field,
  fillIn,
  fillInByHand,
  freshPerson,
  insertCalls,
  siteAt,
  submit,
  test,
} from './fixtures.ts';
import { expectNotice, expectReceived, expectValues, open } from './form-page.ts';
import {
  everyForm,
  linkTexts,
  noValues,
  personField,
  refusedPerson,
  requiredValuesFor,
  rowFor,
  sharedCodeForms,
  shownValues,
  valuesFor,
} from './forms.ts';

test.use({ baseURL: siteAt('stored') });

const sentAt = new RegExp(formText.sentAt(formText.todayAt(String.raw`\d\d:\d\d`)));

for (const form of everyForm) {
  test(`${form.id}: an error summary links to each invalid field`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url());
    });
    await open(page, form);
    const title = await page.title();
    const control = field(page, personField(form));
    await control.fill(refusedPerson(form));
    await page.keyboard.press('Tab');
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);

    await submit(page).click();
    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    // Screen readers announce the focused summary. A live region would announce it a second time.
    expect(await readAnnouncements(page)).toEqual([]);
    await expect(page).toHaveTitle(`${formText.error} ${title}`);
    await expect(page.locator('head title')).toHaveCount(1);
    const data = new FormData();
    data.set(personField(form), refusedPerson(form));
    const result = checkForm(form.fields, data);
    const errors = result.ok ? [] : result.errors;
    const links = summary.getByRole('link');
    await expect(links).toHaveText(errors.map(({ message }) => message));
    const refusedField = errors.find(({ field: name }) => name === personField(form));
    await expect(control).toHaveAccessibleDescription(
      containing(`${formText.error} ${refusedField?.message}`),
    );
    expect(await accessibilityProblems(page)).toEqual([]);

    for (const [index, { field: name }] of errors.entries()) {
      await links.nth(index).click();
      await expect(field(page, name).first()).toBeFocused();
      await expect(page.locator(`#${name}-error`)).toBeInViewport();
    }
    const last = errors.at(-1)?.field ?? '';
    const values = valuesFor(form, freshPerson(form));
    await fillIn(page, { [last]: values[last] ?? '' });
    await expect(links).toHaveCount(errors.length - 1);
    await fillIn(page, values);
    await expect(summary).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    expect(calls).toEqual([]);
  });
}

for (const form of sharedCodeForms)
  // May take more than five seconds, because it fills in every field by hand and runs axe twice.
  test(`${form.id}: repeated submissions store one row, which the page confirms`, async ({
    page,
    database,
  }) => {
    const person = freshPerson(form);
    const values = valuesFor(form, person);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    // An expired session of the auth provider. The server rejects inserts with this session.
    const session = '{"access_token":"broken","refresh_token":"broken","expires_at":1}';
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      sessionKey,
      session,
    ] as const);
    const release = await delayRequests(page, insertCalls);
    await open(page, form);
    await fillInByHand(page, values);
    await submit(page).dblclick();
    await expect(submit(page)).toHaveText(form.button.busyLabel);
    await expect(submit(page)).toHaveJSProperty('disabled', true);
    await field(page, personField(form)).press('Enter');
    await page.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect.poll(() => readAnnouncements(page)).toEqual([form.button.busyLabel]);
    expect(await accessibilityProblems(page)).toEqual([]);
    release();
    await expectReceived(page, form);
    // The row is inserted directly into the database's table, not by the `submit` Edge Function. The auth provider renews
    // the stored session.
    const inserts = calls.filter((path) => !path.startsWith('/auth/'));
    expect(inserts).toEqual([expect.stringMatching(`/rest/v1/${form.table}$`)]);
    const row = rowFor(form, values);
    expect(await database.rowsFrom(form, person)).toEqual([expect.objectContaining(row)]);

    const { heading, text, ready, otherwise, next } = form.received;
    const panel = page.locator('main div:has(> .received)', {
      has: page.getByRole('heading', { name: heading }),
    });
    for (const value of shownValues(form, row)) await expect(panel.locator('dl')).toContainText(value);
    for (const words of [text, ...ready, sentAt]) await expect(panel).toContainText(words);
    await expect(panel.getByRole('link')).toHaveText(linkTexts(otherwise, form));
    // Wait until the notice has faded in, because axe measures the current contrast.
    await animationsEnd(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    // Screen readers announce the focused heading, so the notice must not be announced as well.
    expect(await readAnnouncements(page)).toEqual([]);

    await page.reload();
    await expect(panel).toContainText(sentAt);
    await expectValues(page, noValues(form));
    await submit(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('heading', { name: next })).toHaveCount(0);
  });

for (const form of everyForm)
  test(`${form.id}: optional fields may be empty`, async ({ page, database }) => {
    const person = freshPerson(form);
    const values = requiredValuesFor(form, person);
    await open(page, form);
    await fillIn(page, values);
    await submit(page).click();
    await expectReceived(page, form);
    expect(await database.rowsFrom(form, person)).toEqual([expect.objectContaining(rowFor(form, values))]);
  });

test('a registration can be sent with Enter, even if browser storage is blocked', async ({
  page,
  database,
}) => {
  const person = freshPerson(registrationForm);
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await open(page, registrationForm);
  await fillIn(page, valuesFor(registrationForm, person));
  await field(page, 'fullName').press('Enter');
  await expectReceived(page, registrationForm);
  expect(await database.rowsFrom(registrationForm, person)).toHaveLength(1);
});

test("a stored registration doesn't move the focus if it is outside the form", async ({ page }) => {
  const { title, description } = registrationForm.received;
  const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
  const release = await delayRequests(page, insertCalls);
  await open(page, registrationForm);
  await fillIn(page, valuesFor(registrationForm, freshPerson(registrationForm)));
  await submit(page).click();
  await elsewhere.focus();
  release();
  await expectNotice(page, title, description);
  await expect(elsewhere).toBeFocused();
});

test('submitted values are cleared when the visitor leaves the page', async ({ page }) => {
  const person = freshPerson(registrationForm);
  const values = valuesFor(registrationForm, person);
  await open(page, registrationForm);
  await fillIn(page, values);
  await submit(page).click();
  await expectReceived(page, registrationForm);
  const main = page.getByRole('main');
  await expect(main).toContainText(person);
  // The browser may keep the page in its back/forward cache after this event.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(main).not.toContainText(person);
});
