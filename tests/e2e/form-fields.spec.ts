import type { Page } from '@playwright/test';
import { documents, formNotes } from '@/content/form-notes';
import { wrongEntry } from '@/content/form-fields';
import { accessibilityFindings } from './accessibility';
import {
  errorSummary,
  expect,
  field,
  fileField,
  fillIn,
  freshEmail,
  holdBack,
  isHydrated,
  literally,
  siteAt,
  siteScripts,
  submit,
  test,
} from './fixtures';
import { expectNotice, expectSent, open } from './form-page';
import { everyForm, fieldsOf, forms, rowFor, valuesFor } from './forms';

test.use({ baseURL: siteAt('stored') });

/** Pastes a text from the clipboard, as a visitor would. */
const paste = async (page: Page, name: string, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page, name).fill('');
  await field(page, name).focus();
  await page.keyboard.press('ControlOrMeta+v');
};

for (const form of everyForm)
  for (const name of fieldsOf(form, 'lines'))
    test(`${form.name}: the limit of ${name} is said from the start, counted near it, and cuts nothing`, async ({
      page,
    }) => {
      const max = form.rules[name]?.max ?? 0;
      const entry = field(page, name);
      const announced = entry.locator('xpath=..').locator('[aria-live=polite]');
      const pause = () => page.clock.fastForward(1000);
      await page.clock.install();
      await open(page, form);
      await expect(entry).toHaveAccessibleDescription(new RegExp(literally(formNotes.limit(max))));
      await entry.fill('a'.repeat(max * 0.75 - 1));
      await pause();
      await expect(announced).toBeEmpty();
      await entry.press('End');
      await entry.press('a');
      await expect(page.locator('p[aria-hidden]', { hasText: formNotes.left(max / 4) })).toBeVisible();
      await pause();
      await expect(announced).toHaveText(formNotes.left(max / 4));
      // Counted as the database counts: a face is one character, spaces around the text are none.
      await entry.fill(`  ${'👷'.repeat(max - 1)}\n`);
      await pause();
      await expect(announced).toHaveText(formNotes.left(1));

      // A draft that comes back is counted, too.
      await page.goto('/404');
      await open(page, form);
      await pause();
      await expect(announced).toHaveText(formNotes.left(1));

      const text = 'b'.repeat(max + 100);
      await paste(page, name, text);
      await pause();
      await expect(announced).toHaveText(formNotes.tooMany(100));
      await submit(page).click();
      const words = form.fields[name]?.name ?? '';
      await expect(errorSummary(page)).toContainText(wrongEntry.tooLong(words, max, max + 100));
      await expect(entry).toHaveValue(text);
      expect(await accessibilityFindings(page)).toEqual([]);

      await fillIn(page, { ...valuesFor(form, freshEmail()), [name]: 'a'.repeat(max) });
      await submit(page).click();
      await expectSent(page, form);
      await pause();
      await expect(announced).toBeEmpty();
    });

test('a pasted phone number arrives whole', async ({ page, database }) => {
  const form = forms.registration;
  const email = freshEmail();
  const values = valuesFor(form, email);
  await open(page, form);
  await fillIn(page, values);
  await paste(page, 'phone', '\u202a+44 (0)7700\u2011900\u00a0123\u202c');
  await submit(page).click();
  await expectSent(page, form);
  expect(await database.rowsFrom(form.table, email)).toEqual([
    expect.objectContaining(rowFor(form, { ...values, phone: '+44 (0)7700-900 123' })),
  ]);
});

for (const when of ['before the code of the form runs', 'after that'] as const)
  test(`files that are chosen ${when} are answered with the notice, and uploaded nowhere`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const release = await holdBack(page, siteScripts);
    await page.goto(forms.registration.path, { waitUntil: 'commit' });
    if (when === 'after that') {
      release();
      await isHydrated(page);
    }
    await fileField(page).setInputFiles(
      ['card.pdf', 'card.png'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('file') })),
    );
    release();
    await expectNotice(page, documents.notice.title, documents.notice.description);
    await expect(fileField(page)).toHaveAccessibleDescription(
      `${documents.hint} ${documents.chosen} card.pdf and card.png.`,
    );
    expect(await accessibilityFindings(page)).toEqual([]);
    await fileField(page).setInputFiles([]);
    await expect(fileField(page)).toHaveAccessibleDescription(documents.hint);
    expect(sent).toEqual([]);
  });
