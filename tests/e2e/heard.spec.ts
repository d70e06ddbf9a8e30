import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { readField } from '@/lib/forms/read-field';
import { announced, listen } from './announced';
import { animationsEnd } from './clock';
import {
  confirmationHeading,
  errorSummary,
  expect,
  field,
  fillEnquiry,
  fillRegistration,
  freshPerson,
  holdBack,
  insertCalls,
  isHydrated,
  literally,
  registration,
  submit,
  test,
} from './fixtures';

// What a screen reader has to say: the tree, the focus and the live regions after each state of a form.

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await isHydrated(page);
  await listen(page);
};

const years = (page: Page) => field(page, 'experience');
const machines = (page: Page) =>
  page.getByRole('group', { name: new RegExp(`^${literally(registrationForm.fields.equipment.label)}`) });

/** What a field says of a value that it refuses. */
const messageOf = (name: 'equipment' | 'experience', value?: string) => {
  const data = new FormData();
  if (value !== undefined) data.set(name, value);
  const read = readField(registrationForm.fields[name], data, name);
  return 'message' in read ? read.message : '';
};

test('before anything is typed no field is invalid, the number is empty, and nothing empty is in the tree', async ({
  page,
}) => {
  await open(page, '/operator-registration');
  for (const entry of await page.locator('form [required]').all())
    await expect(entry).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(years(page)).toHaveAttribute('aria-valuetext', formNotes.noNumber);
  await expect(years(page)).toHaveAccessibleDescription(new RegExp(`^${formNotes.noNumber} `));
  await years(page).fill('7');
  await page.keyboard.press('Tab');
  await expect(years(page)).not.toHaveAttribute('aria-valuetext');
  await expect(years(page)).not.toHaveAccessibleDescription(new RegExp(formNotes.noNumber));
});

for (const how of ['the button', 'Enter in a field'] as const)
  test(`a registration sent with ${how} says its result once, from its heading`, async ({ page }) => {
    const { busyLabel } = registrationForm.button;
    const release = await holdBack(page, insertCalls);
    await open(page, '/operator-registration');
    await fillRegistration(page, freshPerson(registrationForm));
    await (how === 'the button' ? submit(page) : field(page, 'fullName')).press('Enter');
    const busy = page.getByRole('button', { name: busyLabel });
    await expect(busy).toBeDisabled();
    if (how === 'the button') await expect(busy).toBeFocused();
    await expect.poll(() => announced(page)).toEqual([busyLabel]);
    release();
    await expect(confirmationHeading(page, 'registration')).toBeFocused();
    // The notice is seen, and silent.
    await expect(page.locator('.notice-default')).toBeVisible();
    await animationsEnd(page);
    expect(await announced(page)).toEqual([busyLabel]);
  });

test('a message that nobody keeps: the true sentence and the number are what is heard', async ({ page }) => {
  await open(page, '/contact');
  await fillEnquiry(page, 'dana@example.com');
  await page.locator('form [type=submit]').click();
  const heading = page.getByRole('heading', { name: contactForm.notStored.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(new RegExp(literally(company.phone)));
  await expect(page.locator('.notice-default')).toBeVisible();
  expect(await announced(page)).toEqual([]);
});

test('a failure is announced by its notice, and once', async ({ page }) => {
  await page.route(insertCalls, (route) => route.abort());
  await open(page, '/operator-registration');
  await fillRegistration(page, freshPerson(registrationForm));
  await submit(page).click();
  await expect(page.locator('.notice-destructive')).toBeVisible();
  await expect(submit(page)).toBeFocused();
  expect((await announced(page)).filter((text) => text.includes(registrationForm.failed.title))).toHaveLength(
    1,
  );
});

test('what is wrong is said once, and typing says no more of it until the field is left', async ({
  page,
}) => {
  await open(page, '/operator-registration');
  await submit(page).click();
  await expect(errorSummary(page)).toBeFocused();
  expect(await announced(page)).toEqual([]);

  const [phone, error] = [field(page, 'phone'), page.locator('#phone-error')];
  const first = await error.innerText();
  await phone.pressSequentially('012');
  await expect(error).toHaveText(first);
  await page.keyboard.press('Tab');
  await expect(error).not.toHaveText(first);
  await phone.fill(registration.phone);
  await expect(error).toHaveCount(0);
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
});

test('the machines have their hint and their error in the name of the group', async ({ page }) => {
  await open(page, '/operator-registration');
  const says = (words: string) => new RegExp(literally(words));
  await expect(machines(page)).toHaveAccessibleName(says(registrationForm.fields.equipment.hint));
  await submit(page).click();
  const message = messageOf('equipment');
  await errorSummary(page).getByRole('link', { name: message }).press('Enter');
  const first = machines(page).getByRole('checkbox').first();
  await expect(first).toBeFocused();
  await expect(machines(page)).toHaveAccessibleName(says(`${formNotes.error} ${message}`));
  await first.check();
  await expect(machines(page)).not.toHaveAccessibleName(says(formNotes.error));
});

test('letters in the years are called what they are', async ({ page }) => {
  await open(page, '/operator-registration');
  await fillRegistration(page, freshPerson(registrationForm));
  await years(page).fill('');
  await years(page).pressSequentially('5+');
  await submit(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText([messageOf('experience', 'letters')]);
});

test('a draft that came back says so once', async ({ page }) => {
  await open(page, '/operator-registration');
  await field(page, 'fullName').fill(registration.fullName);
  await page.reload();
  await isHydrated(page);
  await expect(page.getByRole('status')).toHaveText(formNotes.restored);
});
