import type { Page } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { wrongEntry } from '@/content/forms/wrong-entry';
import { accessibilityFindings } from './accessibility';
import { animationsEnd } from './clock';
import {
  confirmationHeading,
  errorSummary,
  expect,
  field,
  type FieldName,
  fileField,
  fillEnquiry,
  fillRegistration,
  freshEmail,
  holdBack,
  insertCalls,
  isHydrated,
  literally,
  send,
  submit,
  test,
} from './fixtures';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await isHydrated(page);
};

/** Pastes a text from the clipboard, as a visitor would. */
const paste = async (page: Page, name: FieldName, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page, name).focus();
  await page.keyboard.press('ControlOrMeta+v');
};

const announced = (page: Page, name: FieldName) =>
  field(page, name).locator('xpath=..').locator('[aria-live=polite]');

test.describe('axe finds nothing in the registration form', () => {
  test('refused, corrected in part, and near a limit', async ({ page }) => {
    await open(page, '/operator-registration');
    await submit(page).click();
    await expect(errorSummary(page)).toBeFocused();
    expect(await accessibilityFindings(page)).toEqual([]);
    await field(page, 'fullName').fill('Ada Plant');
    await field(page, 'address').fill('a'.repeat(registrationForm.fields.address.max + 1));
    await expect(page.getByText(formNotes.tooMany(1)).first()).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('submitting, failed and sent', { tag: '@full' }, async ({ page }) => {
    await page.route(insertCalls, (route) => route.abort());
    // Comes before the refusal: the route added last is asked first.
    const release = await holdBack(page, insertCalls);
    await open(page, '/operator-registration');
    await fillRegistration(page, freshEmail());
    await fileField(page).setInputFiles({
      name: 'card.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    });
    await submit(page).click();
    const busy = page.getByRole('button', { name: registrationForm.button.busyLabel });
    await expect(busy).toBeDisabled();
    await expect(
      page.locator('[aria-live=polite]').filter({ hasText: registrationForm.button.busyLabel }),
    ).toHaveCount(1);
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
  await expect(page.locator('.notice-default')).toContainText(contactForm.received.title);
  await animationsEnd(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

for (const { path, name, words, max } of [
  {
    path: '/operator-registration',
    name: 'address',
    words: registrationForm.fields.address,
    max: registrationForm.fields.address.max,
  },
  {
    path: '/contact',
    name: 'message',
    words: contactForm.fields.message,
    max: contactForm.fields.message.max,
  },
] as const) {
  test.describe(`the limit of ${name}`, () => {
    test('is said from the start, and what is left is shown and announced near it', async ({ page }) => {
      await page.clock.install();
      await open(page, path);
      const announcement = () => page.clock.fastForward(1000);
      const entry = field(page, name);
      await expect(entry).toHaveAccessibleDescription(new RegExp(literally(formNotes.limit(max))));
      await entry.fill('a'.repeat(max * 0.75 - 1));
      await announcement();
      await expect(announced(page, name)).toBeEmpty();
      await entry.press('End');
      await entry.press('a');
      await expect(page.locator('p[aria-hidden]').filter({ hasText: formNotes.left(max / 4) })).toHaveText(
        formNotes.left(max / 4),
      );
      await announcement();
      await expect(announced(page, name)).toHaveText(formNotes.left(max / 4));
      // Counted as the database counts: a face is one character, spaces around the text are none.
      await entry.fill(`  ${'👷'.repeat(max - 1)}\n`);
      await announcement();
      await expect(announced(page, name)).toHaveText(formNotes.left(1));
      await entry.fill('');
      await announcement();
      await expect(announced(page, name)).toBeEmpty();
    });

    test('cuts nothing that is pasted, and says what is too many', async ({ page }) => {
      await open(page, path);
      const text = 'b'.repeat(max + 100);
      await paste(page, name, text);
      const entry = field(page, name);
      await expect(entry).toHaveValue(text);
      await expect(announced(page, name)).toHaveText(formNotes.tooMany(100));
      await page.locator('form [type=submit]').click();
      await expect(errorSummary(page)).toContainText(wrongEntry.tooLong(words.name, max, max + 100));
      await expect(entry).toHaveValue(text);
    });
  });
}

test('pasted names, numbers and addresses arrive whole', async ({ page, database }) => {
  const email = freshEmail();
  await open(page, '/operator-registration');
  await fillRegistration(page, email);
  await field(page, 'phone').fill('');
  await paste(page, 'phone', '\u202a+44 (0)7700\u2011900\u00a0123\u202c');
  await submit(page).click();
  await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toEqual([
    expect.objectContaining({ phone: '+44 (0)7700-900 123' }),
  ]);
});

test('a restored draft is counted, and a sent one no more', async ({ page }) => {
  await open(page, '/operator-registration');
  await fillRegistration(page, freshEmail());
  await field(page, 'address').fill('a'.repeat(490));
  await page.goto('/contact');
  await open(page, '/operator-registration');
  await expect(announced(page, 'address')).toHaveText(formNotes.left(10));
  await submit(page).click();
  await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  await expect(announced(page, 'address')).toBeEmpty();
});
