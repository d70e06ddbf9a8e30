import type { Page, Route } from '@playwright/test';
import { expect, fillRegistration, freshEmail, insertCalls, registration, test } from './fixtures';

const unknownFailure = 'Something went wrong. Please try again.';

const open = async (page: Page, email: string) => {
  await page.goto('/operator-registration');
  await expect
    .poll(() => page.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
  await fillRegistration(page, email);
};

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Registration' });

const expectFailure = async (page: Page, email: string, message: string, timeout = 5000) => {
  const notice = page.locator('.notice-destructive');
  await expect(notice).toContainText('Registration Failed', { timeout });
  await expect(notice.locator('[data-description]')).toHaveText(message);
  for (const [label, value] of Object.entries(registration)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toBeFocused();
  await expect(page.getByText('Your registration has not been sent.')).toBeVisible();
};

const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Takes what to do with the insert itself; preflights are always allowed. */
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
    message: unknownFailure,
  },
  {
    name: 'a 500 without a body',
    status: 500,
    contentType: 'text/plain',
    body: '',
    message: unknownFailure,
  },
  {
    name: 'an empty object',
    status: 502,
    contentType: 'application/json',
    body: '{}',
    message: unknownFailure,
  },
  {
    name: 'HTML in place of JSON',
    status: 502,
    contentType: 'text/html',
    body: '<!doctype html><h1>Bad gateway</h1>',
    message: unknownFailure,
  },
  {
    name: 'a login page of the network, as a success',
    status: 200,
    contentType: 'text/html',
    body: '<html>Welcome to Free Wi-Fi</html>',
    message: unknownFailure,
  },
  {
    name: 'an empty 404 of another server',
    status: 404,
    contentType: 'text/plain',
    body: '',
    message: unknownFailure,
  },
] as const;

test.describe('a registration that is answered with', () => {
  for (const { name, message, ...answer } of answers) {
    test(name, async ({ page }) => {
      const email = freshEmail();
      await answerInserts(page, (route) => route.fulfill({ ...answer, headers }));
      await open(page, email);
      await submit(page).click();
      await expectFailure(page, email, message);
    });
  }
});

test('offline, it fails and goes through once the network is back', async ({ page, context, database }) => {
  const email = freshEmail();
  await open(page, email);
  await context.setOffline(true);
  await submit(page).click();
  await expectFailure(page, email, unknownFailure);
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('a refused connection fails', async ({ page }) => {
  const email = freshEmail();
  await page.route(insertCalls, (route) => route.abort('connectionrefused'));
  await open(page, email);
  await submit(page).click();
  await expectFailure(page, email, unknownFailure);
});

test('an answer that never comes fails after 15 seconds', async ({ page }) => {
  const email = freshEmail();
  await answerInserts(page, () => new Promise(() => {}));
  await open(page, email);
  const start = Date.now();
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expectFailure(page, email, unknownFailure, 20_000);
  expect(Date.now() - start).toBeGreaterThan(14_500);
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
  await expectFailure(page, email, unknownFailure);
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('a blocked database client fails, and a later try loads it again', async ({ page, database }) => {
  const email = freshEmail();
  await page.route('**/_next/**/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('rest/v1')) return route.abort();
    await route.fulfill({ response: answer });
  });
  await open(page, email);
  await submit(page).click();
  await expectFailure(page, email, unknownFailure);
  await page.unroute('**/_next/**/*.js');
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('on a 2G connection it goes through', async ({ page, database }) => {
  const email = freshEmail();
  await page.goto('/operator-registration', { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 250_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await fillRegistration(page, email);
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible({ timeout: 20_000 });
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
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

for (const session of ['garbage', '{"access_token":"broken","refresh_token":"broken","expires_at":1}']) {
  test(`with the stored session ${session} it goes through`, async ({ page, database }) => {
    const email = freshEmail();
    await page.addInitScript((stored) => localStorage.setItem('operators-session', stored), session);
    await open(page, email);
    await submit(page).click();
    await expect(page.getByText('Registration Successful!')).toBeVisible();
    expect(await database.rowsFrom('operators', email)).toHaveLength(1);
  });
}

test('two tabs register two operators', async ({ context, database }) => {
  const emails = [freshEmail(), freshEmail()];
  const pages = await Promise.all(emails.map(() => context.newPage()));
  for (const [index, page] of pages.entries()) await open(page, emails[index] ?? '');
  await Promise.all(pages.map((page) => submit(page).click()));
  for (const [index, page] of pages.entries()) {
    await expect(page.getByText('Registration Successful!')).toBeVisible();
    expect(await database.rowsFrom('operators', emails[index] ?? '')).toHaveLength(1);
  }
});

test('going away and back during a submission keeps the values and stores one row at most', async ({
  page,
  database,
}) => {
  const email = freshEmail();
  await page.route(insertCalls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  await page.goto('/contact');
  await open(page, email);
  await submit(page).click();
  await page.goBack();
  await page.goForward();
  await expect(page.getByLabel('Full Name')).toHaveValue(registration['Full Name']);
  await expect(submit(page)).toBeEnabled({ timeout: 20_000 });
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});
