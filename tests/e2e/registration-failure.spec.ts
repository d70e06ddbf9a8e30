import type { Locator, Page, Route } from '@playwright/test';
import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';
import { failedReasons, failureHeading, failures, stillHere } from '@/content/forms/failures';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { accessibilityFindings } from './accessibility';
import { stopClock } from './clock';
import { bySize } from '../size';
import {
  confirmationHeading,
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
  siteScripts,
  submit,
  test,
} from './fixtures';

const open = async (page: Page, email: string) => {
  await page.goto('/operator-registration');
  await isHydrated(page);
  await fillRegistration(page, email);
};

const reasonFor = (cause: 'offline' | 'unreachable' | 'late' | 'broken') => {
  const { reason, advice } = failures[cause];
  return `${reason} ${stillHere} ${advice}`;
};

const { called: what } = registrationForm;
const outcomes = new RegExp(
  `^(${literally(failureHeading.notSent(what))}|${literally(failureHeading.unsure(what))})`,
);

/** `reason` is a part of what the panel says; of a refusal, the server's own words. */
const expectFailure = async (page: Page, email: string, message: string, reason = message) => {
  const notice = page.locator('.notice-destructive');
  await expect(notice).toContainText(registrationForm.failed.title);
  await expect(notice.locator('[data-description]')).toHaveText(message);
  for (const [name, value] of Object.entries({ ...registration, email }))
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toBeFocused();
  await expectReason(page, reason);
};

/** Expects what stays on the page when the notice has gone, and what a screen reader says of the button. */
const expectReason = async (page: Page, reason: string) => {
  const panel = page.locator('#failure');
  await expect(panel).toContainText(outcomes);
  await expect(panel).toContainText(reason);
  await expect(panel.getByRole('link')).toHaveText([company.phone, company.email]);
  await expect(panel.locator('a[href^="tel:+"]')).toHaveCount(1);
  await expect(panel.locator(`a[href="mailto:${company.email}"]`)).toHaveCount(1);
  await expect(submit(page)).toHaveAccessibleDescription(outcomes);
};

/** Makes the one script that contains a text impossible to load. */
const blockScriptWith = (page: Page, text: string) =>
  page.route(siteScripts, async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes(text)) return route.abort();
    await route.fulfill({ response: answer });
  });

// A script that is on its way when a test ends is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const databaseRow = (email: string, address: string) => ({
  full_name: 'Ada Plant',
  email,
  phone: '07700 900123',
  address,
  experience: 7,
  equipment: ['Dumper'],
});

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Answers inserts in place of the database. Preflights are always allowed. */
const answerInserts = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(insertCalls, (route) =>
    route.request().method() === 'OPTIONS' ? route.fulfill({ status: 204, headers }) : answer(route),
  );

const answers = [
  {
    name: "the server's own message",
    status: 400,
    contentType: 'application/json',
    body: '{"code":"22023","details":null,"hint":null,"message":"Please enter your full name."}',
    message: 'Please enter your full name.',
  },
  {
    name: 'an empty message',
    status: 500,
    contentType: 'application/json',
    body: '{"message":""}',
    message: failedReasons.unknown,
  },
  {
    name: 'a 500 without a body',
    status: 500,
    contentType: 'text/plain',
    body: '',
    message: failedReasons.unknown,
  },
  {
    name: 'an empty object',
    status: 502,
    contentType: 'application/json',
    body: '{}',
    message: failedReasons.unknown,
  },
  {
    name: 'HTML in place of JSON',
    status: 502,
    contentType: 'text/html',
    body: '<!doctype html><h1>Bad gateway</h1>',
    message: failedReasons.unknown,
  },
  {
    name: 'a login page of the network, as a success',
    status: 200,
    contentType: 'text/html',
    body: '<html>Welcome to Free Wi-Fi</html>',
    message: failedReasons.unknown,
  },
  {
    name: 'an empty 404 of another server',
    status: 404,
    contentType: 'text/plain',
    body: '',
    message: failedReasons.unknown,
  },
] as const;

test.describe('a registration that is answered with', () => {
  for (const { name, message, ...answer } of answers.slice(0, bySize(2, Infinity))) {
    test(name, async ({ page }) => {
      const email = freshEmail();
      await answerInserts(page, (route) => route.fulfill({ ...answer, headers }));
      await open(page, email);
      await submit(page).click();
      await expectFailure(
        page,
        email,
        message,
        message === failedReasons.unknown ? reasonFor('broken') : message,
      );
    });
  }
});

test('offline, it fails and goes through once the network is back', async ({ page, context, database }) => {
  const email = freshEmail();
  await open(page, email);
  await context.setOffline(true);
  await submit(page).click();
  await expectFailure(page, email, failedReasons.offline, reasonFor('offline'));
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('a refused connection fails', async ({ page }) => {
  const email = freshEmail();
  await page.route(insertCalls, (route) => route.abort('connectionrefused'));
  await open(page, email);
  await submit(page).click();
  await expectFailure(page, email, failedReasons.unknown, reasonFor('unreachable'));
});

test('an answer that never comes fails after 15 seconds', async ({ page }) => {
  const email = freshEmail();
  await page.clock.install();
  await answerInserts(page, () => new Promise(() => {}));
  await open(page, email);
  await stopClock(page);
  const called = page.waitForRequest(insertCalls);
  await submit(page).click();
  await called;
  const busy = page.getByRole('button', { name: registrationForm.button.busyLabel });
  await page.clock.runFor(14_900);
  await expect(busy).toBeDisabled();
  await page.clock.runFor(200);
  await expect(busy).toHaveCount(0);
  await page.clock.resume();
  await expectFailure(page, email, failedReasons.unknown, reasonFor('late'));
});

test('an answer lost after the row was stored leaves one row after a retry', async ({ page, database }) => {
  const email = freshEmail();
  let losses = 0;
  await page.route(insertCalls, async (route) => {
    if (route.request().method() !== 'POST' || losses > 0) return route.continue();
    losses += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page, email);
  await submit(page).click();
  await expectFailure(page, email, failedReasons.unknown, reasonFor('unreachable'));
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  await submit(page).click();
  await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('a refusal by the database reaches the visitor word for word', async ({ page, database }) => {
  const email = freshEmail();
  await page.route(insertCalls, (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), experience: 81 }) })
      : route.continue(),
  );
  await open(page, email);
  await submit(page).click();
  await expectFailure(page, email, 'Please enter your years of experience as a whole number from 0 to 80.');
  expect(await database.rowsFrom('operators', email)).toEqual([]);
});

test('above a limit of the database the notice says so and when to try again', async ({ page, database }) => {
  const email = freshEmail();
  await database.store(
    'operators',
    [1, 2, 3, 4, 5].map((house) => databaseRow(email, `House ${house}`)),
  );
  await open(page, email);
  await submit(page).click();
  await expectFailure(
    page,
    email,
    'We have already received several submissions from this email address. Please try again in an hour or call us.',
  );
  expect(await database.rowsFrom('operators', email)).toHaveLength(5);
});

test('Enter held down sends one call, whether it succeeds or fails', async ({ page, database }) => {
  const email = freshEmail();
  let calls = 0;
  let broken = true;
  await page.route(insertCalls, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    return broken ? route.abort() : route.continue();
  });
  const holdEnterPast = async (notice: Locator) => {
    await field(page, 'fullName').focus();
    while (!(await notice.isVisible())) await page.keyboard.down('Enter');
    for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await open(page, email);
  await holdEnterPast(page.locator('.notice-destructive'));
  expect(calls).toBe(1);

  broken = false;
  await holdEnterPast(page.getByText(registrationForm.received.title));
  expect(calls).toBe(2);
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  await expect(page.getByText(formNotes.problem)).toHaveCount(0);
});

test.describe('without the script that draws notices', () => {
  const plain = (page: Page) => page.locator('#notices [data-plain-notice]');

  test(
    'a failure is announced all the same, and so is the success after it',
    { tag: '@full' },
    async ({ page, database }) => {
      const email = freshEmail();
      await blockScriptWith(page, 'data-rich-colors');
      await open(page, email);
      await page.route(insertCalls, (route) => route.abort());
      await submit(page).click();
      await expect(plain(page)).toContainText(registrationForm.failed.title);
      await expect(plain(page)).toContainText(failedReasons.unknown);
      await expect(page.locator('#notices [aria-live=polite]')).toContainText(registrationForm.failed.title);
      await expectReason(page, reasonFor('unreachable'));
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.unroute(insertCalls);
      await submit(page).click();
      await expect(plain(page)).toContainText(registrationForm.received.title);
      await expect(confirmationHeading(page, 'registration')).toBeVisible();
      expect(await database.rowsFrom('operators', email)).toHaveLength(1);
      await expect(plain(page)).toHaveCount(0, { timeout: 8000 });
      await expect(confirmationHeading(page, 'registration')).toBeVisible();
    },
  );

  test('the contact form says that a message was sent, until Escape', async ({ page }) => {
    await blockScriptWith(page, 'data-rich-colors');
    await page.goto('/contact');
    await isHydrated(page);
    await fillEnquiry(page, 'dana@example.com');
    await send(page).click();
    await expect(plain(page)).toContainText(contactForm.received.title);
    await page.keyboard.press('F8');
    await expect(plain(page).getByRole('button', { name: 'Dismiss notice' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(plain(page)).toHaveCount(0);
  });

  test('it is asked for again, and the next notice is drawn by it', { tag: '@full' }, async ({ page }) => {
    await blockScriptWith(page, 'data-rich-colors');
    await open(page, freshEmail());
    await page.route(insertCalls, (route) => route.abort());
    await submit(page).click();
    await expect(plain(page)).toBeVisible();
    await page.unroute(siteScripts);
    await field(page, 'fullName').focus();
    await submit(page).click();
    await expect(page.locator('.notice-destructive')).toContainText(registrationForm.failed.title);
    await expect(plain(page)).toHaveCount(0);
  });
});

test('what was entered appears in no address and in no line of the console', async ({ page, database }) => {
  const email = freshEmail();
  const entered = [email, ...Object.values(registration)].flatMap((text) => text.split('\n'));
  const printed: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('pageerror', ({ message }) => printed.push(message));
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
  await page.route(insertCalls, (route) => route.abort());
  await open(page, email);
  await submit(page).click();
  await expectFailure(page, email, failedReasons.unknown, reasonFor('unreachable'));
  await page.unroute(insertCalls);
  await submit(page).click();
  await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  expect(addresses.length).toBeGreaterThan(3);
  const personal = entered.filter((text) => text.length > 3);
  expect([...printed, ...addresses].filter((line) => personal.some((text) => line.includes(text)))).toEqual(
    [],
  );
});

test('without storage it goes through', async ({ page, database }) => {
  const email = freshEmail();
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await open(page, email);
  await submit(page).click();
  await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

for (const session of ['garbage', '{"access_token":"broken","refresh_token":"broken","expires_at":1}']) {
  test(`with the stored session ${session} it goes through`, async ({ page, database }) => {
    const email = freshEmail();
    await page.addInitScript((stored) => localStorage.setItem('operators-session', stored), session);
    await open(page, email);
    await submit(page).click();
    await expect(page.getByText(registrationForm.received.title)).toBeVisible();
    expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  });
}

test('two tabs register two operators', async ({ context, database }) => {
  const emails = [freshEmail(), freshEmail()];
  const pages = await Promise.all(emails.map(() => context.newPage()));
  for (const [index, page] of pages.entries()) await open(page, emails[index] ?? '');
  await Promise.all(pages.map((page) => submit(page).click()));
  for (const [index, page] of pages.entries()) {
    await expect(page.getByText(registrationForm.received.title)).toBeVisible();
    expect(await database.rowsFrom('operators', emails[index] ?? '')).toHaveLength(1);
  }
});

test('two tabs with the same registration store one row', async ({ context, database }) => {
  const email = freshEmail();
  const pages = [await context.newPage(), await context.newPage()];
  for (const page of pages) await open(page, email);
  await Promise.all(pages.map((page) => submit(page).click()));
  for (const page of pages) await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('going away and back during a submission keeps the values and stores one row at most', async ({
  page,
  database,
}) => {
  const email = freshEmail();
  const release = await holdBack(page, insertCalls);
  await page.goto('/contact');
  await open(page, email);
  await submit(page).click();
  await page.goBack();
  await page.goForward();
  release();
  await expect(field(page, 'fullName')).toHaveValue(registration.fullName);
  await expect(submit(page)).toBeEnabled({ timeout: 20_000 });
  await submit(page).click();
  await expect(page.getByText(registrationForm.received.title)).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});
