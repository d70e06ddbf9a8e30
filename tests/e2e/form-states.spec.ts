import type { Page } from '@playwright/test';
import { enquiryRules } from '@/lib/forms/enquiry';
import { registrationRules } from '@/lib/forms/registration';
import { accessibilityFindings } from './accessibility';
import { animationsEnd } from './clock';
import {
  confirmationHeading,
  errorSummary,
  expect,
  fillEnquiry,
  fillRegistration,
  freshEmail,
  holdBack,
  insertCalls,
  isHydrated,
  send,
  submit,
  test,
} from './fixtures';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await isHydrated(page);
};

/** Pastes a text from the clipboard, as a visitor would. */
const paste = async (page: Page, label: string, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+v');
};

const announced = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('xpath=..').locator('[aria-live=polite]');

test.describe('axe finds nothing in the registration form', () => {
  test('refused, corrected in part, and near a limit', async ({ page }) => {
    await open(page, '/operator-registration');
    await submit(page).click();
    await expect(errorSummary(page)).toBeFocused();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByLabel('Full Name').fill('Ada Plant');
    await page.getByLabel('Address', { exact: true }).fill('a'.repeat(registrationRules.address.max + 1));
    await expect(page.getByText('You have 1 character too many').first()).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('submitting, failed and sent', { tag: '@full' }, async ({ page }) => {
    await page.route(insertCalls, (route) => route.abort());
    // Comes before the refusal: the route added last is asked first.
    const release = await holdBack(page, insertCalls);
    await open(page, '/operator-registration');
    await fillRegistration(page, freshEmail());
    await page
      .getByLabel('Cards and certificates')
      .setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
    await submit(page).click();
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await expect(busy).toBeDisabled();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Submitting...' })).toHaveCount(1);
    expect(await accessibilityFindings(page)).toEqual([]);

    release();
    await expect(page.locator('.notice-destructive')).toBeVisible();
    // The colours of a notice are those of the design once it has faded in.
    await animationsEnd(page);
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.unroute(insertCalls);
    await submit(page).click();
    await expect(confirmationHeading(page, 'registration')).toBeFocused();
    await expect(page.getByText('card.pdf')).toHaveCount(0);
    await animationsEnd(page);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test('axe finds nothing in the contact form, refused and sent', async ({ page }) => {
  await open(page, '/contact');
  await send(page).click();
  await expect(errorSummary(page)).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  await fillEnquiry(page, 'dana@example.com');
  await send(page).click();
  await expect(page.locator('.notice-default')).toContainText('Message Sent!');
  await animationsEnd(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

for (const { path, label, max } of [
  { path: '/operator-registration', label: 'Address', max: registrationRules.address.max },
  { path: '/contact', label: 'Message', max: enquiryRules.message.max },
] as const) {
  test.describe(`the limit of ${label}`, () => {
    test('is said from the start, and what is left is shown and announced near it', async ({ page }) => {
      await page.clock.install();
      await open(page, path);
      const announcement = () => page.clock.fastForward(1000);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(new RegExp(`\\b${max} characters`));
      await field.fill('a'.repeat(max * 0.75 - 1));
      await announcement();
      await expect(announced(page, label)).toBeEmpty();
      await field.press('End');
      await field.press('a');
      await expect(page.locator('p[aria-hidden]').filter({ hasText: 'remaining' })).toHaveText(
        `You have ${max / 4} characters remaining`,
      );
      await announcement();
      await expect(announced(page, label)).toHaveText(`You have ${max / 4} characters remaining`);
      // Counted as the database counts: a face is one character, spaces around the text are none.
      await field.fill(`  ${'👷'.repeat(max - 1)}\n`);
      await announcement();
      await expect(announced(page, label)).toHaveText('You have 1 character remaining');
      await field.fill('');
      await announcement();
      await expect(announced(page, label)).toBeEmpty();
    });

    test('cuts nothing that is pasted, and says what is too many', async ({ page }) => {
      await open(page, path);
      const text = 'b'.repeat(max + 100);
      await paste(page, label, text);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveValue(text);
      await expect(announced(page, label)).toHaveText('You have 100 characters too many');
      await page.locator('form [type=submit]').click();
      await expect(errorSummary(page)).toContainText(
        `${label} must be ${max} characters or fewer. You have entered ${max + 100}`,
      );
      await expect(field).toHaveValue(text);
    });
  });
}

test('pasted names, numbers and addresses arrive whole', async ({ page, database }) => {
  const email = freshEmail();
  await open(page, '/operator-registration');
  await fillRegistration(page, email);
  await page.getByLabel('Phone Number').fill('');
  await paste(page, 'Phone Number', '\u202a+44 (0)7700\u2011900\u00a0123\u202c');
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toEqual([
    expect.objectContaining({ phone: '+44 (0)7700-900 123' }),
  ]);
});

test('a restored draft is counted, and a sent one no more', async ({ page }) => {
  await open(page, '/operator-registration');
  await fillRegistration(page, freshEmail());
  await page.getByLabel('Address', { exact: true }).fill('a'.repeat(490));
  await page.goto('/contact');
  await open(page, '/operator-registration');
  await expect(announced(page, 'Address')).toHaveText('You have 10 characters remaining');
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(announced(page, 'Address')).toBeEmpty();
});
