import { company } from '@/content/company';
import { contactForm as form } from '@/content/forms/contact';
import { failures } from '@/content/forms/failures';
import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { locationSubject, serviceSubject } from '@/content/enquiry-subjects';
import { announced } from './announced';
import { containing, expect, field, fillIn, isHydrated, submit, test } from './fixtures';
import { expectNotice, expectValues, open, openWithoutCode } from './form-page';
import { noValues, valuesFor } from './forms';

// As shipped: messages are not stored, and what the form was opened for is its subject.
const [firstTown, secondTown] = locations.entries;
const [service] = services.entries;
if (!firstTown || !secondTown || !service) throw new Error('There are no two towns, or no service.');
const about = ({ slug }: { readonly slug: string }) => `?location=${slug}`;

test('a message is acknowledged, said not to be kept, and sent nowhere', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/rest/')) calls.push(request.url());
  });
  await open(page, form);
  for (const email of ['first@example.com', 'second@example.com']) {
    const values = valuesFor(form, email);
    await fillIn(page, values);
    await submit(page).click();
    await expectNotice(page, form.received.title, form.received.description);
    const heading = page.getByRole('heading', { name: form.notStored.heading });
    await expect(heading).toBeFocused();
    // What a screen reader says is true, and no live region adds to it.
    await expect(heading).toHaveAccessibleDescription(containing(company.phone));
    expect(await announced(page)).toEqual([]);
    await expectValues(page, noValues(form));
    // Nothing more than the specified notice is claimed.
    await expect(page.getByText(form.received.heading)).toHaveCount(0);
    const panel = page.locator('#not-kept');
    await expect(panel.getByRole('link', { name: company.phone })).toBeVisible();
    const mail = await panel.getByRole('link', { name: form.notStored.mail }).getAttribute('href');
    const { pathname, searchParams } = new URL(mail ?? '');
    expect(pathname).toBe(company.email);
    expect(searchParams.get('subject')).toBe(values.subject);
    expect(searchParams.get('body')).toBe(values.message);
  }
  expect(calls).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a message goes to the e-mail app, and the page says so', async ({ page }) => {
    await page.goto(form.page);
    await expect(page.locator('noscript')).toBeVisible();
    const note = page.getByText(failures.unconnected.reason);
    await expect(note.locator('a[href^="tel:"]')).toHaveText(company.phone);
    await expect(note.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
    await expect(page.locator('form')).toHaveAttribute('action', `mailto:${company.email}`);
  });
});

test('the address fills in the subject, where it asks for one that is known', async ({ page }) => {
  for (const [query, subject] of [
    [`?service=${service.slug}`, serviceSubject(service.machine)],
    [about(firstTown), locationSubject(firstTown.name)],
    ['?service=toString', ''],
    ['?location=%3Cscript%3E', ''],
    ['?subject=Free%20money', ''],
    // What an address asked for does not come back where nothing was typed.
    ['', ''],
  ] as const) {
    await open(page, form, query);
    await expect(field(page, 'subject'), query).toHaveValue(subject);
  }
});

test('a new address replaces the subject of an earlier one in the draft, not a subject of one’s own', async ({
  page,
}) => {
  await open(page, form, about(firstTown));
  const { subject: _subject, ...values } = valuesFor(form, 'dana@example.com');
  await fillIn(page, values);
  await open(page, form, about(secondTown));
  await expectValues(page, { ...values, subject: locationSubject(secondTown.name) });

  const release = await openWithoutCode(page, form, about(firstTown));
  await field(page, 'subject').fill('My own');
  release();
  await isHydrated(page);
  await expectValues(page, { ...values, subject: 'My own' });
  await open(page, form, about(secondTown));
  await expect(field(page, 'subject')).toHaveValue('My own');
});
