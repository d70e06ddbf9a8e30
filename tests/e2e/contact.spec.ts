import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';
import { formNotes } from '@/content/forms/notes';
import { locations } from '@/content/locations';
import { services } from '@/content/services';
import { slugs } from '@/content/slugs';
import { locationSubject, serviceSubject } from '@/lib/forms/enquiry-subjects';
import {
  enquiryMessage,
  errorSummary,
  expect,
  expectSent,
  field,
  fillEnquiry,
  holdScripts,
  isHydrated,
  literally,
  send,
  test,
} from './fixtures';

const aboutTown = (slug: string) => `?location=${slug}`;

const subject = (page: Page) => field(page, 'subject');

test.describe('contact', () => {
  test('shows the notice, resets and calls nothing', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/rest/')) calls.push(request.url());
    });
    await page.goto('/contact');
    await isHydrated(page);
    await fillEnquiry(page, 'dana@example.com');
    await subject(page).fill('Loaders');
    await send(page).click();
    await expectSent(page);
    // Nothing was stored, so nothing more than the specified notice is claimed.
    await expect(page.getByText(contactForm.received.heading)).toHaveCount(0);
    const panel = page.locator('#not-kept');
    await expect(panel.getByRole('link', { name: company.phone })).toBeVisible();
    const mail =
      (await panel.getByRole('link', { name: contactForm.notStored.mail }).getAttribute('href')) ?? '';
    expect(new URL(mail).pathname).toBe(company.email);
    expect(new URL(mail).searchParams.get('subject')).toBe('Loaders');
    expect(new URL(mail).searchParams.get('body')).toBe(enquiryMessage);
    expect(calls).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  test('takes the visitor to what became of a second message too', async ({ page }) => {
    await page.goto('/contact');
    await isHydrated(page);
    for (const message of ['first', 'second']) {
      await fillEnquiry(page, `${message}@example.com`);
      await send(page).click();
      await expect(page.getByRole('heading', { name: contactForm.notStored.heading }), message).toBeFocused();
    }
  });

  test('needs a name, an email address and a message, but no subject', async ({ page }) => {
    await page.goto('/contact');
    await isHydrated(page);
    await send(page).click();
    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      contactForm.fields.name.missing,
      contactForm.fields.email.missing,
      contactForm.fields.message.missing,
    ]);
    await expect(page).toHaveTitle(new RegExp(`^${formNotes.error} `));
    await summary.getByRole('link', { name: contactForm.fields.message.missing }).click();
    await expect(field(page, 'message')).toBeFocused();
  });

  for (const [query, expected] of [
    ...services.entries
      .slice(0, 2)
      .map(({ slug, machine }) => [`?service=${slug}`, serviceSubject(machine)] as const),
    ...locations.entries
      .slice(0, 2)
      .map(({ slug, name }) => [aboutTown(slug), locationSubject(name)] as const),
    ['?service=unicorn-operators', ''],
    ['?service=toString', ''],
    ['?location=%3Cscript%3E', ''],
    ['?subject=Free%20money', ''],
    ['', ''],
  ] as const) {
    test(`"${query}" fills in the subject "${expected}"`, async ({ page }) => {
      await page.goto(`/contact${query}`);
      await isHydrated(page);
      await expect(subject(page)).toHaveValue(expected);
    });
  }

  test('a subject that was typed early is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`/contact${aboutTown(slugs.locations[0])}`, { waitUntil: 'commit' });
    await subject(page).fill('My own');
    release();
    await isHydrated(page);
    await expect(subject(page)).toHaveValue('My own');
  });

  test('asks for a number to ring back', async ({ page }) => {
    await page.goto('/contact');
    await expect(field(page, 'message')).toHaveAccessibleDescription(
      new RegExp(literally(contactForm.fields.message.hint)),
    );
  });

  test('keeps what was typed through a reload, and nothing after success', async ({ page }) => {
    await page.goto('/contact');
    await isHydrated(page);
    await fillEnquiry(page, 'dana@example.com');
    await subject(page).fill('My own');
    // A new document in the same tab gets no help from the browser's own restoring of forms.
    await page.goto('/operator-registration');
    await page.goto('/contact');
    await isHydrated(page);
    await expect(field(page, 'name')).toHaveValue('Dana Hirer');
    await expect(field(page, 'email')).toHaveValue('dana@example.com');
    await expect(subject(page)).toHaveValue('My own');
    await expect(field(page, 'message')).toHaveValue(enquiryMessage);

    await send(page).click();
    await expectSent(page);
    await page.goto('/operator-registration');
    await page.goto('/contact');
    await isHydrated(page);
    await expect(field(page, 'message')).toHaveValue('');
  });

  test('a new address replaces the subject of an earlier one in the draft, not a subject of one’s own', async ({
    page,
  }) => {
    const [first, second] = locations.entries;
    if (!first || !second) throw new Error('There are no two towns.');
    await page.goto(`/contact${aboutTown(first.slug)}`);
    await isHydrated(page);
    await fillEnquiry(page, 'dana@example.com');
    await page.goto(`/contact${aboutTown(second.slug)}`);
    await isHydrated(page);
    await expect(field(page, 'message')).toHaveValue(enquiryMessage);
    await expect(subject(page)).toHaveValue(locationSubject(second.name));

    await subject(page).fill('My own');
    await page.goto(`/contact${aboutTown(first.slug)}`);
    await isHydrated(page);
    await expect(subject(page)).toHaveValue('My own');
  });

  test('a subject that an address asked for does not come back where nothing was typed', async ({ page }) => {
    await page.goto(`/contact${aboutTown(slugs.locations[0])}`);
    await isHydrated(page);
    await page.goto('/contact');
    await isHydrated(page);
    await expect(subject(page)).toHaveValue('');
  });
});
