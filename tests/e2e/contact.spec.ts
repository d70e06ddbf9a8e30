import { mainOffice } from '@/content/company.ts';
import { contactForm as form } from '@/content/forms/contact.ts';
import { failures } from '@/content/forms/failures.ts';
import { machineSubject, townSubject } from '@/content/forms/message-subjects.ts';
import { machines } from '@/content/machines/index.ts';
import { towns } from '@/content/towns/index.ts';
import { readAnnouncements } from './announcements.ts';
import { expect, field, fillIn, isHydrated, submit, test } from './fixtures.ts';
import { expectNotice, expectValues, open, openBeforeHydration } from './form-page.ts';
import { linkTexts, noValues, valuesFor } from './forms.ts';

// Tests the contact form of a site that stores no messages.
const [town] = towns.entries;
const [machine] = machines.entries;
if (!town || !machine) throw new Error('The tests need a town and a machine.');
const { email = mainOffice.email } = form;
const [aboutTown, aboutMachine] = [`?location=${town.slug}`, `?service=${machine.slug}`];

test('shows the specified notice, resets and sends nothing if the site stores no messages', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/rest/')) calls.push(request.url());
  });
  await open(page, form);
  const note = page.getByText(form.notStored);
  await expect(note.getByRole('link')).toHaveText(linkTexts(failures.unconnected.advice, form));
  const island = page.locator('[data-island=form]');
  const before = await island.innerText();
  const send = [() => submit(page).click(), () => field(page, 'name').press('Enter')];
  for (const [index, press] of send.entries()) {
    await fillIn(page, valuesFor(form, `visitor-${index}@example.com`));
    await press();
    await expectNotice(page, form.received.title, form.received.description);
    await expect(submit(page)).toBeFocused();
    // Focus doesn't move to the notice, so a live region must announce its text.
    expect((await readAnnouncements(page)).join()).toContain(form.received.title);
    await expectValues(page, noValues(form));
    expect(await island.innerText()).toBe(before);
  }
  expect(calls).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message opens the email app, and the page explains this', async ({ page }) => {
    await page.goto(form.pagePath);
    await expect(page.locator('noscript')).toBeVisible();
    const note = page.getByText(form.notStored);
    await expect(note.getByRole('link')).toHaveText(linkTexts(failures.unconnected.advice, form));
    await expect(page.locator('form')).toHaveAttribute('action', `mailto:${email}`);
  });
});

test('the URL sets the subject if it names a known machine or town', async ({ page }) => {
  for (const [query, subject] of [
    [aboutMachine, machineSubject(machine.slug)],
    [aboutTown, townSubject(town.name)],
    ['?service=toString', ''],
    ['?location=%3Cscript%3E', ''],
    ['?subject=Free%20money', ''],
    // A subject that came from an earlier URL isn't restored as part of the draft.
    ['', ''],
  ] as const) {
    await open(page, form, query);
    await expect(field(page, 'subject'), query).toHaveValue(subject);
  }
});

test("a new URL replaces the subject of an earlier URL, but not the visitor's own", async ({ page }) => {
  await open(page, form, aboutTown);
  const { subject: _subject, ...values } = valuesFor(form, 'dana@example.com');
  await fillIn(page, values);
  await open(page, form, aboutMachine);
  await expectValues(page, { ...values, subject: machineSubject(machine.slug) });

  const release = await openBeforeHydration(page, form, aboutTown);
  await field(page, 'subject').fill('My own');
  release();
  await isHydrated(page);
  await expectValues(page, { ...values, subject: 'My own' });
  await open(page, form, aboutMachine);
  await expect(field(page, 'subject')).toHaveValue('My own');
});
