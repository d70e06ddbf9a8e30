import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { readField } from '@/lib/forms/read-field';
import { whichTicket } from '@/content/pages/which-ticket';
import { machineTickets } from '@/lib/site/which-ticket';
import { announced, listen } from './announced';
import { animationsEnd } from './clock';
import {
  confirmationHeading,
  errorSummary,
  expect,
  field,
  fillEnquiry,
  fillRegistration,
  freshEmail,
  holdBack,
  insertCalls,
  isHydrated,
  literally,
  registration,
  send,
  submit,
  test,
} from './fixtures';

// What a screen reader has to say: the tree, the focus and the live regions after each state of a form.

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await isHydrated(page);
  await listen(page);
};

const years = (page: Page) => page.locator('[name=experience]');
const machines = (page: Page) =>
  page.getByRole('group', { name: new RegExp(`^${literally(registrationForm.fields.equipment.label)}`) });

test('before anything is typed no field is invalid, the number is empty, and nothing empty is in the tree', async ({
  page,
}) => {
  await open(page, '/operator-registration');
  for (const entry of await page.locator('form [required]').all())
    await expect(entry).toHaveAttribute('aria-invalid', 'false');
  await expect(years(page)).toHaveAttribute('aria-valuetext', formNotes.noNumber);
  await expect(years(page)).toHaveAccessibleDescription(new RegExp(`^${formNotes.noNumber} `));
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await years(page).fill('7');
  await expect(years(page)).not.toHaveAttribute('aria-valuetext');
  await page.keyboard.press('Tab');
  await expect(years(page)).not.toHaveAccessibleDescription(new RegExp(formNotes.noNumber));
});

for (const how of ['the button', 'Enter in a field'] as const)
  test(`a registration sent with ${how} says its result once, from its heading`, async ({ page }) => {
    const release = await holdBack(page, insertCalls);
    await open(page, '/operator-registration');
    await fillRegistration(page, freshEmail());
    await page.keyboard.press('Shift');
    const from = how === 'the button' ? submit(page) : field(page, 'fullName');
    await from.focus();
    await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: registrationForm.button.busyLabel });
    await expect(busy).toBeDisabled();
    if (how === 'the button') await expect(busy).toBeFocused();
    await expect.poll(() => announced(page)).toEqual([registrationForm.button.busyLabel]);
    release();
    await expect(confirmationHeading(page, 'registration')).toBeFocused();
    // The notice is seen, and silent.
    await expect(page.locator('.notice-default')).toBeVisible();
    await animationsEnd(page);
    expect(await announced(page)).toEqual([registrationForm.button.busyLabel]);
  });

test('a message that nobody keeps: the true sentence and the number are what is heard', async ({ page }) => {
  await open(page, '/contact');
  await fillEnquiry(page, 'dana@example.com');
  await send(page).click();
  const heading = page.getByRole('heading', { name: contactForm.notStored.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(new RegExp(company.phone));
  await expect(page.locator('.notice-default')).toBeVisible();
  expect(await announced(page)).toEqual([]);
});

test('a failure is announced by its notice, and once', async ({ page }) => {
  await page.route(insertCalls, (route) => route.abort());
  await open(page, '/operator-registration');
  await fillRegistration(page, freshEmail());
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

  const phone = field(page, 'phone');
  const error = page.locator('#phone-error');
  const first = await error.innerText();
  await phone.focus();
  for (const key of '012') {
    await page.keyboard.press(key);
    await expect(error).toHaveText(first);
  }
  await page.keyboard.press('Tab');
  await expect(error).not.toHaveText(first);
  await phone.fill('0121 496 0123');
  await expect(error).toHaveCount(0);
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
});

test('the machines have their hint and their error in the name of the group', async ({ page }) => {
  await open(page, '/operator-registration');
  await expect(machines(page)).toHaveAccessibleName(
    new RegExp(literally(registrationForm.fields.equipment.hint)),
  );
  await submit(page).click();
  const form = new FormData();
  const read = readField(registrationForm.fields.equipment, form, 'equipment');
  const message = 'message' in read ? read.message : '';
  await errorSummary(page).getByRole('link', { name: message }).press('Enter');
  await expect(machines(page).getByRole('checkbox').first()).toBeFocused();
  await expect(machines(page)).toHaveAccessibleName(new RegExp(literally(`${formNotes.error} ${message}`)));
  await machines(page).getByRole('checkbox').first().check();
  await expect(machines(page)).not.toHaveAccessibleName(new RegExp(formNotes.error));
});

test('letters in the years are called what they are', async ({ page }) => {
  await open(page, '/operator-registration');
  await fillRegistration(page, freshEmail());
  await years(page).fill('');
  await years(page).pressSequentially('5+');
  await submit(page).click();
  const wrong = new FormData();
  wrong.set('experience', 'letters');
  const read = readField(registrationForm.fields.experience, wrong, 'experience');
  await expect(errorSummary(page).getByRole('link')).toHaveText(['message' in read ? read.message : '']);
});

test('a draft that came back says so once', async ({ page }) => {
  await open(page, '/operator-registration');
  await field(page, 'fullName').fill(registration.fullName);
  await page.reload();
  await isHydrated(page);
  await expect(page.getByRole('status')).toHaveText(formNotes.restored);
});

test('after a choice of the finder the page goes on with what follows, and has nothing of the question before', async ({
  page,
}) => {
  const machine = machineTickets.find(({ next }) => next.choices.some((choice) => 'choices' in choice.next));
  if (!machine) throw new Error('No machine has a question after its first.');
  const [size] = machine.next.choices;
  if (!size || !('choices' in size.next))
    throw new Error(`${machine.machine} has no size that asks for a job.`);
  await page.goto('/which-ticket');
  const finder = page.locator('.finder');
  for (const { press, question, choices } of [
    { press: machine.machine, question: machine.next.question, choices: machine.next.choices },
    { press: size.label, question: size.next.question, choices: size.next.choices },
  ]) {
    await finder.getByRole('link', { name: press, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: question })).toBeFocused();
    // One level, in the order in which it is read: the way here, the question, its choices.
    const way = press === size.label ? [machine.machine, size.label] : [machine.machine];
    await expect(finder).toMatchAriaSnapshot(
      [
        '- paragraph:',
        ...[whichTicket.again, ...way].map((words) => `  - link ${JSON.stringify(words)}`),
        `- heading ${JSON.stringify(question)} [level=2]`,
        '- list:',
        ...choices.map(({ label }) => `  - listitem:\n    - link ${JSON.stringify(label)}`),
      ].join('\n'),
    );
  }
});
