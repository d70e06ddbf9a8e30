import type { Page } from '@playwright/test';
import { commitments } from '@/content/commitments';
import { company } from '@/content/company';
import { failureHeading, failures } from '@/content/forms/failures';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { wrongEntry } from '@/content/forms/wrong-entry';
import { checkForm } from '@/lib/forms/check-form';
import {
  confirmation,
  confirmationHeading,
  errorSummary,
  expect,
  field,
  fileField,
  fillRegistration,
  fillTrap,
  firstMachine,
  freshEmail,
  holdBack,
  holdScripts,
  insertCalls,
  isHydrated,
  literally,
  machine,
  registration,
  secondMachine,
  submit,
  test,
  thirdMachine,
} from './fixtures';

const names = Object.keys(registrationForm.fields);

const values = (page: Page) =>
  page
    .locator('form')
    .evaluate(
      (form: HTMLFormElement, fields) =>
        Object.fromEntries(fields.map((name) => [name, new FormData(form).getAll(name).join(' + ')])),
      names,
    );

const empty = Object.fromEntries(names.map((name) => [name, '']));

test.describe('registration', () => {
  test('stores one row, resets the form and says what happens next', async ({ page, database }) => {
    const email = freshEmail();
    await page.goto('/operator-registration');
    await isHydrated(page);
    await fillRegistration(page, email);
    await submit(page).click();

    const notice = page.locator('.notice-default');
    await expect(notice).toContainText(registrationForm.received.title);
    await expect(notice).toContainText(registrationForm.received.description);
    expect(await database.rowsFrom('operators', email)).toEqual([
      expect.objectContaining({
        full_name: registration.fullName,
        email,
        phone: registration.phone,
        address: registration.address,
        experience: Number(registration.experience),
        equipment: [firstMachine, secondMachine],
      }),
    ]);
    expect(await values(page)).toEqual(empty);
    await expect(submit(page)).toBeEnabled();

    const panel = confirmation(page, 'registration');
    await expect(confirmationHeading(page, 'registration')).toBeFocused();
    // A slip is seen.
    for (const value of [...Object.values(registration), email, `${firstMachine}, ${secondMachine}`])
      await expect(panel.locator('dl')).toContainText(value);
    await expect(panel).toContainText(commitments.review.text);
    for (const ready of registrationForm.received.ready) await expect(panel).toContainText(ready);
    await expect(panel.getByRole('link')).toHaveText([company.phone, company.email]);
    await expect(page.getByRole('heading', { name: registrationForm.received.next })).toBeVisible();
    await expect(notice).toHaveCount(0, { timeout: 8000 });
    await expect(panel).toContainText(registrationForm.received.heading);
    await field(page, 'fullName').fill('A');
    await expect(panel).toContainText(registrationForm.received.heading);
    await submit(page).click();
    await expect(page.getByText(formNotes.problem)).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('heading', { name: registrationForm.received.next })).toHaveCount(0);
  });

  test('loads the database client at the first focus in the form, not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.goto('/operator-registration');
    await isHydrated(page);
    const before = scripts.length;
    const client = page.waitForResponse(
      async (response) => response.url().endsWith('.js') && (await response.text()).includes('rest/v1'),
    );
    await field(page, 'fullName').focus();
    const arrived = (await client).url();
    expect(scripts.slice(0, before)).not.toContain(arrived);
  });

  test('sends nothing more on a second click or Enter', async ({ page, database }) => {
    const email = freshEmail();
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    const release = await holdBack(page, insertCalls);
    await page.goto('/operator-registration');
    await isHydrated(page);
    await fillRegistration(page, email);
    await submit(page).dblclick();
    const busy = page.getByRole('button', { name: registrationForm.button.busyLabel });
    await expect(busy).toBeDisabled();
    await field(page, 'fullName').press('Enter');
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    release();
    await expect(page.getByText(registrationForm.received.title)).toBeVisible();
    expect(calls).toBe(1);
    expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  });

  test('shows what to correct and sends nothing', async ({ page }) => {
    let calls = 0;
    await page.route(insertCalls, (route) => {
      calls += 1;
      return route.abort();
    });
    await page.goto('/operator-registration');
    await isHydrated(page);
    const title = await page.title();
    await field(page, 'fullName').focus();
    await field(page, 'email').fill('nobody');
    await field(page, 'phone').focus();
    await expect(page.getByText(registrationForm.fields.fullName.missing)).toHaveCount(0);

    await submit(page).click();
    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(`${formNotes.error} ${title}`);
    await expect(page.locator('head title')).toHaveCount(1);
    const entered = new FormData();
    entered.set('email', 'nobody');
    const checked = checkForm(registrationForm.fields, entered);
    const messages = checked.ok ? [] : checked.errors.map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(5);
    await expect(summary.getByRole('link')).toHaveText(messages);
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'email')).toHaveAccessibleDescription(`${formNotes.error} ${wrongEntry.email}`);
    await expect(field(page, 'email')).toHaveValue('nobody');

    await summary.getByRole('link', { name: registrationForm.fields.equipment.missing }).click();
    await expect(machine(page, firstMachine)).toBeFocused();
    await expect(page.locator('#equipment-error')).toBeInViewport();
    await machine(page, thirdMachine).check();
    await expect(summary.getByRole('link')).toHaveCount(messages.length - 1);
    await fillRegistration(page, 'name@example.com');
    await expect(summary).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    expect(calls).toBe(0);
  });

  test('says that files are not uploaded, and uploads none', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') bodies.push(request.url());
    });
    await page.goto('/operator-registration');
    await isHydrated(page);
    const input = fileField(page);
    await expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
    await expect(input).toHaveAccessibleDescription(new RegExp(literally(registrationForm.documents.hint)));
    await input.setInputFiles([
      { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
      { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('png') },
    ]);
    await expect(page.locator('.notice-default')).toContainText(registrationForm.documents.notice.title);
    await expect(page.locator('.notice-default')).toContainText(
      registrationForm.documents.notice.description,
    );
    const chosen = page.getByText(`${registrationForm.documents.chosen} card.pdf and card.png.`);
    await expect(chosen).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/card\.pdf and card\.png/);
    await input.setInputFiles([]);
    await expect(chosen).toHaveCount(0);
    expect(bodies).toEqual([]);
  });

  test('a filled trap is no success: it stores nothing, keeps every value and lets the next press through', async ({
    page,
    database,
  }) => {
    const email = freshEmail();
    await page.goto('/operator-registration');
    await isHydrated(page);
    await fillRegistration(page, email);
    const typed = await values(page);
    await fillTrap(page);
    await submit(page).click();
    await expect(page.locator('.notice-destructive')).toContainText(registrationForm.failed.title);
    const panel = page.locator('#failure');
    await expect(panel).toContainText(failureHeading.notSent(registrationForm.called));
    await expect(panel).toContainText(failures.trapped.advice);
    await expect(panel.getByRole('link')).toHaveText([company.phone, company.email]);
    await expect(page.getByText(registrationForm.received.title)).toHaveCount(0);
    expect(await values(page)).toEqual(typed);
    expect(await database.rowsFrom('operators', email)).toEqual([]);

    // A browser that filled it in once may do so again.
    await fillTrap(page);
    await submit(page).click();
    await expect(page.getByText(registrationForm.received.title)).toBeVisible();
    expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  });

  test('keeps what was typed through a reload, and nothing after success', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/operator-registration');
    await isHydrated(page);
    await fillRegistration(page, email);
    const typed = await values(page);
    // A new document in the same tab gets no help from the browser's own restoring of forms.
    await page.goto('/contact');
    await page.goto('/operator-registration');
    await isHydrated(page);
    expect(await values(page)).toEqual(typed);
    await page.reload();
    await isHydrated(page);
    expect(await values(page)).toEqual(typed);

    await submit(page).click();
    await expect(page.getByText(registrationForm.received.title)).toBeVisible();
    await page.goto('/contact');
    await page.goto('/operator-registration');
    await isHydrated(page);
    expect(await values(page)).toEqual(empty);
  });
});

test.describe('the code of the form', () => {
  for (const query of ['', '?utm_source=letter&gclid=1'])
    test(`starts by itself once the page "${query}" has loaded`, async ({ page }) => {
      await page.goto(`/operator-registration${query}`);
      await isHydrated(page);
    });

  test('starts at once when somebody interacts before the page has loaded', async ({ page }) => {
    // Holds up the load event for good.
    await page.route('**/*.woff2', () => {});
    await page.goto('/operator-registration', { waitUntil: 'commit' });
    await field(page, 'fullName').focus();
    await isHydrated(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  });

  test('leaves what was typed before it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/operator-registration', { waitUntil: 'commit' });
    await fillRegistration(page, 'early@example.com');
    const typed = await values(page);
    release();
    await isHydrated(page);
    expect(await values(page)).toEqual(typed);
  });

  test('answers a file that was chosen before it with the notice all the same', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/operator-registration', { waitUntil: 'commit' });
    await fileField(page).setInputFiles({
      name: 'card.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    });
    release();
    await expect(page.locator('.notice-default')).toContainText(
      registrationForm.documents.notice.description,
    );
    await expect(page.getByText(`${registrationForm.documents.chosen} card.pdf.`)).toBeVisible();
  });
});

test('a reload after success remembers when it was sent, and shows an empty form below', async ({ page }) => {
  await page.goto('/operator-registration');
  await isHydrated(page);
  await fillRegistration(page, freshEmail());
  await submit(page).click();
  await expect(confirmation(page, 'registration')).toContainText(
    new RegExp(formNotes.sentAt('today at \\d\\d:\\d\\d')),
  );
  await page.reload();
  await expect(confirmation(page, 'registration')).toContainText(
    new RegExp(formNotes.sentAt('today at \\d\\d:\\d\\d')),
  );
  await expect(page.getByRole('heading', { name: registrationForm.received.next })).toBeVisible();
  expect(await values(page)).toEqual(empty);
  await expect(page.getByText(formNotes.restored)).toHaveCount(0);
});

test('a reload says that what was typed is kept', async ({ page }) => {
  await page.goto('/operator-registration');
  await isHydrated(page);
  await expect(page.getByText(formNotes.restored)).toHaveCount(0);
  await field(page, 'fullName').fill('Ada');
  await page.reload();
  await expect(page.getByText(formNotes.restored)).toBeVisible();
});
