import { company } from '@/content/company';
import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { locationSubject, serviceSubject } from '@/content/enquiry-subjects';
import { expect, field, fillIn, isHydrated, submit, test } from './fixtures';
import { expectNotice, expectValues, open, openWithoutCode } from './form-page';
import { forms, noValues, texts, valuesFor } from './forms';

// As shipped: messages are not stored, and what the form was opened for is its subject.
const form = forms.contact;
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
    await expect(page.getByRole('heading', { name: texts.notStored.heading })).toBeFocused();
    await expectValues(page, noValues(form));
    // Nothing more than the specified notice is claimed.
    await expect(page.getByText(form.received.heading)).toHaveCount(0);
    const panel = page.locator('#not-kept');
    await expect(panel.getByRole('link', { name: company.phone })).toBeVisible();
    const mail = await panel.getByRole('link', { name: texts.notStored.mail }).getAttribute('href');
    const { pathname, searchParams } = new URL(mail ?? '');
    expect(pathname).toBe(company.email);
    expect(searchParams.get('subject')).toBe(values.subject);
    expect(searchParams.get('body')).toBe(values.message);
  }
  expect(calls).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('the address fills in the subject, where it asks for one that is known', async ({ page }) => {
  for (const [query, subject] of [
    [`?service=${service.slug}`, serviceSubject(service.machine)],
    [about(firstTown), locationSubject(firstTown.name)],
    ['?service=unicorn-operators', ''],
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
