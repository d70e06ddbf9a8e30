import { fieldErrors } from '@/content/forms/field-errors.ts';
import { formText } from '@/content/forms/form-text.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { accessibilityProblems } from './accessibility.ts';
import { animationsEnd } from './clock.ts';
import {
  chooseFiles,
  containing,
  errorSummary,
  expect,
  field,
  fillIn,
  freshPerson,
  isHydrated,
  siteAt,
  submit,
  test,
} from './fixtures.ts';
import { expectNotice, expectReceived, open, openBeforeHydration } from './form-page.ts';
import { everyForm, personField, sharedCodeForms, valuesFor } from './forms.ts';

test.use({ baseURL: siteAt('stored') });

const textAreas = sharedCodeForms.flatMap((form) =>
  Object.entries(form.fields).flatMap(([id, { kind, noun, ...rest }]) =>
    kind === 'textarea' && 'max' in rest ? [{ form, id, noun, max: rest.max }] : [],
  ),
);

for (const { form, id, noun, max } of textAreas)
  test(`${form.id}: counts the remaining characters of ${id} near the limit`, async ({ page }) => {
    const control = field(page, id);
    const count = control.locator('xpath=..').locator('p[aria-hidden], [aria-live=polite]');
    const expectCount = async (words: string) => {
      await page.clock.fastForward(1000);
      await expect(count).toHaveText([words, words]);
    };
    const near = Math.ceil(max * 0.75);
    await page.clock.install();
    await open(page, form);
    await expect(control).toHaveAccessibleDescription(containing(formText.limit(max)));
    // The browser would truncate pasted text if the field had a maxlength attribute.
    await expect(control).not.toHaveAttribute('maxlength');
    for (const [text, words] of [
      ['a'.repeat(near - 1), ''],
      ['a'.repeat(near), formText.left(max - near)],
      // Count characters as the database does: an emoji is one character, and surrounding whitespace doesn't count.
      [`  ${'👷'.repeat(max - 1)}\n`, formText.left(1)],
      ['b'.repeat(max + 100), formText.tooMany(100)],
    ] as const) {
      await control.fill(text);
      await expectCount(words);
    }
    await page.goto('/404');
    await open(page, form);
    await expectCount(formText.tooMany(100));
    await submit(page).click();
    await expect(errorSummary(page)).toContainText(fieldErrors.tooLong(noun, max, max + 100));
    await expect(control).toHaveValue('b'.repeat(max + 100));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

/** A form may have no number. */
const numbers = everyForm.flatMap((form) =>
  Object.entries(form.fields).flatMap(([id, { noun, ...rest }]) =>
    rest.kind === 'number' ? [{ form, id, noun, value: rest.min + 1 }] : [],
  ),
);

for (const { form, id, noun, value } of numbers.slice(0, 1)) {
  test(`${form.id}: screen readers announce the value and the error of a number`, async ({ page }) => {
    await open(page, form);
    const years = field(page, id);
    // Some screen readers would announce 0 for an empty number field if it had no such text.
    await expect(years).toHaveAttribute('aria-valuetext', formText.noNumber);
    await expect(years).toHaveAccessibleDescription(new RegExp(`^${formText.noNumber} `));
    await years.fill(String(value));
    await page.keyboard.press('Tab');
    await expect(years).not.toHaveAttribute('aria-valuetext');
    await expect(years).not.toHaveAccessibleDescription(containing(formText.noNumber));
    await years.fill('');
    await years.pressSequentially('5+');
    await submit(page).click();
    await expect(errorSummary(page)).toContainText(fieldErrors.notWhole(noun));
  });

  test(`${form.id}: the mouse wheel and the page keys scroll the page and leave a number alone`, async ({
    page,
  }) => {
    await open(page, form);
    const years = field(page, id);
    const top = () => page.evaluate(() => scrollY);
    const expectScrolled = async (scroll: () => Promise<void>) => {
      const before = await top();
      await scroll();
      await expect.poll(top).not.toBe(before);
      // Scrolling is animated. Wait for its end, so that the next step doesn't start halfway.
      let last = before;
      await expect
        .poll(async () => {
          const [previous, now] = [last, await top()];
          last = now;
          return now - previous;
        })
        .toBe(0);
      await expect(years).toHaveValue(String(value));
    };
    await years.fill(String(value));
    await years.hover();
    for (const distance of [-120, 120]) await expectScrolled(() => page.mouse.wheel(0, distance));
    for (const key of ['PageUp', 'PageDown']) await expectScrolled(() => page.keyboard.press(key));
    await page.keyboard.press('ArrowUp');
    await expect(years).toHaveValue(String(value + 1));
    await page.keyboard.type('0');
    await expect(years).toHaveValue(`${value + 1}0`);
  });
}

test("registration: screen readers announce each field's error", async ({ page }) => {
  const { equipment } = registrationForm.fields;
  await open(page, registrationForm);
  const machines = page.getByRole('group', { name: containing(equipment.label) });
  await expect(machines).toHaveAccessibleName(containing(equipment.hint));

  await submit(page).click();
  const name = personField(registrationForm);
  const [person, error] = [field(page, name), page.locator(`#${name}-error`)];
  const first = await error.innerText();
  await person.pressSequentially('012');
  await expect(error).toHaveText(first);
  await page.keyboard.press('Tab');
  await expect(error).not.toHaveText(first);

  await errorSummary(page).getByRole('link', { name: equipment.requiredMessage }).press('Enter');
  const box = machines.getByRole('checkbox').first();
  await expect(box).toBeFocused();
  await expect(machines).toHaveAccessibleName(containing(`${formText.error} ${equipment.requiredMessage}`));
  await box.check();
  await expect(machines).not.toHaveAccessibleName(containing(formText.error));
});

test('the box for none of the machines excludes the others and is stored as an empty list', async ({
  page,
  database,
}) => {
  const person = freshPerson(registrationForm);
  const { none, offered } = registrationForm.fields.equipment;
  await open(page, registrationForm);
  await fillIn(page, { ...valuesFor(registrationForm, person), equipment: offered.slice(0, 2) });
  const ticked = page.locator('form [type=checkbox]:checked');
  const noneBox = page.getByLabel(none);
  await noneBox.check();
  await expect(ticked).toHaveCount(1);
  await page.reload();
  await isHydrated(page);
  await expect(noneBox).toBeChecked();
  await field(page, 'equipment').first().check();
  await expect(noneBox).not.toBeChecked();
  await noneBox.check();
  await submit(page).click();
  await expectReceived(page, registrationForm);
  await expect(page.locator('dd').filter({ hasText: none })).toBeVisible();
  expect(await database.rowsFrom(registrationForm, person)).toMatchObject([{ equipment: [] }]);
});

test('choosing files shows a notice and uploads nothing', async ({ page }) => {
  const { hint, chosen, notice } = registrationForm.documents;
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') uploads.push(request.url());
  });
  const files = page.locator('form [type=file]');
  const expectChosen = async (list: string) => {
    await expectNotice(page, notice.title, notice.description);
    await expect(files).toHaveAccessibleDescription(`${hint} ${chosen} ${list}.`);
  };
  const release = await openBeforeHydration(page, registrationForm);
  await chooseFiles(page, 'card.pdf');
  release();
  await expectChosen('card.pdf');
  await chooseFiles(page);
  await expect(files).toHaveAccessibleDescription(hint);
  await page.keyboard.press('Escape');
  await expect(page.locator('.notice-default')).toHaveCount(0);
  await chooseFiles(page, 'card.pdf', 'card.png');
  await expectChosen('card.pdf and card.png');
  // Wait until the notice has faded in, because axe measures the current contrast.
  await animationsEnd(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(uploads).toEqual([]);
});
