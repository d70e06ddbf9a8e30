import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';
import { failedReasons, failureHeading, failures } from '@/content/forms/failures';
import { registrationForm } from '@/content/forms/registration';
import {
  confirmation,
  confirmationHeading,
  enquiryMessage,
  expect,
  expectSent,
  field,
  fillEnquiry,
  fillRegistration,
  fillTrap,
  freshEmail,
  holdBack,
  insertCalls,
  isHydrated,
  send,
  submit,
  test,
} from './fixtures';
import { ports } from './ports';

// The site of an owner who stores messages.
test.use({ baseURL: `http://localhost:${ports.stored}` });

const contactPage = '/contact';

test('a registration and a message from one person arrive in the two tables', async ({ page, database }) => {
  const email = freshEmail();
  await page.goto('/operator-registration');
  await isHydrated(page);
  await fillRegistration(page, email);
  await submit(page).click();
  await expect(page.locator('.notice-default')).toContainText(registrationForm.received.title);
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);

  await page.goto(contactPage);
  await isHydrated(page);
  await fillEnquiry(page, email);
  await send(page).click();
  await expectSent(page);
  await expect(confirmationHeading(page, 'contact')).toBeFocused();
  await expect(confirmation(page, 'contact').getByRole('link')).toHaveText([company.phone, company.email]);
  await expect(page.getByRole('heading', { name: contactForm.received.next })).toBeVisible();
  expect(await database.rowsFrom('enquiries', email)).toHaveLength(1);
});

test('two quick presses send one row', async ({ page, database }) => {
  const email = freshEmail();
  const release = await holdBack(page, insertCalls);
  await page.goto(contactPage);
  await isHydrated(page);
  await fillEnquiry(page, email);
  await field(page, 'subject').fill('Dumpers');
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: contactForm.button.busyLabel })).toBeDisabled();
  release();
  await expectSent(page);
  expect(await database.rowsFrom('enquiries', email)).toEqual([
    expect.objectContaining({
      name: 'Dana Hirer',
      email,
      subject: 'Dumpers',
      message: enquiryMessage,
    }),
  ]);
});

test('a filled trap is no success, and the next press goes through', async ({ page, database }) => {
  const email = freshEmail();
  await page.goto(contactPage);
  await isHydrated(page);
  await fillEnquiry(page, email);
  await fillTrap(page);
  await send(page).click();
  await expect(page.locator('.notice-destructive')).toContainText(contactForm.failed.title);
  await expect(page.locator('#failure')).toContainText(failures.trapped.advice);
  await expect(field(page, 'email')).toHaveValue(email);
  expect(await database.rowsFrom('enquiries', email)).toEqual([]);
  await send(page).click();
  await expectSent(page);
  expect(await database.rowsFrom('enquiries', email)).toHaveLength(1);
});

test('above a limit of the database the notice says so', async ({ page, database }) => {
  const email = freshEmail();
  await database.store(
    'enquiries',
    [1, 2, 3, 4, 5].map((number) => ({
      name: 'Dana Hirer',
      email,
      subject: '',
      message: `Question ${number}`,
    })),
  );
  await page.goto(contactPage);
  await isHydrated(page);
  await fillEnquiry(page, email);
  await send(page).click();
  const notice = page.locator('.notice-destructive');
  await expect(notice).toContainText(contactForm.failed.title);
  await expect(notice).toContainText('Please try again in an hour or call us.');
  await expect(notice).toContainText(company.phone);
  expect(await database.rowsFrom('enquiries', email)).toHaveLength(5);
});

test('says why a message was not sent, gives the phone number and keeps the values', async ({ page }) => {
  await page.goto(contactPage);
  await isHydrated(page);
  await page.route(insertCalls, (route) => route.abort());
  await fillEnquiry(page, 'dana@example.com');
  await send(page).click();
  const notice = page.locator('.notice-destructive');
  await expect(notice).toContainText(contactForm.failed.title);
  await expect(notice).toContainText(failedReasons.unknown);
  await expect(notice).toContainText(company.phone);
  const panel = page.locator('#failure');
  await expect(panel).toContainText(failureHeading.unsure(contactForm.called));
  await expect(panel.getByRole('link')).toHaveText([company.phone, company.email]);
  await expect(field(page, 'name')).toHaveValue('Dana Hirer');
  await expect(field(page, 'message')).toHaveValue(enquiryMessage);
  await expect(send(page)).toBeEnabled();
});
