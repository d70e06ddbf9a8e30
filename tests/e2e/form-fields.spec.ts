import { accessibilityFindings } from './accessibility';
import {
  errorSummary,
  expect,
  field,
  fileField,
  fillIn,
  freshPerson,
  literally,
  siteAt,
  submit,
  test,
} from './fixtures';
import { expectNotice, expectSent, open, openWithoutCode } from './form-page';
import { everyForm, forms, textAreas, texts, valuesFor } from './forms';

const { documents, notes: formNotes, wrongEntry } = texts;

test.use({ baseURL: siteAt('stored') });

for (const form of everyForm)
  for (const { name, max } of textAreas(form))
    test(`${form.name}: the limit of ${name} is said from the start, counted near it, and cuts nothing`, async ({
      page,
    }) => {
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
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await entry.fill('');
      await entry.press('ControlOrMeta+v');
      await pause();
      await expect(announced).toHaveText(formNotes.tooMany(100));
      await submit(page).click();
      const words = form.fields[name]?.name ?? '';
      await expect(errorSummary(page)).toContainText(wrongEntry.tooLong(words, max, max + 100));
      await expect(entry).toHaveValue(text);
      expect(await accessibilityFindings(page)).toEqual([]);

      await fillIn(page, { ...valuesFor(form, freshPerson(form)), [name]: 'a'.repeat(max) });
      await submit(page).click();
      await expectSent(page, form);
      await pause();
      await expect(announced).toBeEmpty();
    });

test('files are answered with the notice also when they are chosen before the code runs, and are uploaded nowhere', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const choose = (...names: string[]) =>
    fileField(page).setInputFiles(names.map((name) => ({ name, mimeType: '', buffer: Buffer.from('file') })));
  const expectChosen = async (list: string) => {
    await expectNotice(page, documents.notice.title, documents.notice.description);
    await expect(fileField(page)).toHaveAccessibleDescription(
      `${documents.hint} ${documents.chosen} ${list}.`,
    );
  };
  const release = await openWithoutCode(page, forms.registration);
  await choose('card.pdf');
  release();
  await expectChosen('card.pdf');
  await choose();
  await expect(fileField(page)).toHaveAccessibleDescription(documents.hint);
  await page.keyboard.press('Escape');
  await expect(page.locator('.notice-default')).toHaveCount(0);
  await choose('card.pdf', 'card.png');
  await expectChosen('card.pdf and card.png');
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(sent).toEqual([]);
});
