import type { Route } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { animationsEnd } from './clock.ts';
import { expect, fillIn, freshPerson, insertCalls, siteAt, submit, test } from './fixtures.ts';
import {
  expectNotSent,
  expectReceived,
  fillHoneypot,
  open,
  respondToInserts,
  type Failure,
} from './form-page.ts';
import { sharedCodeForms, valuesFor } from './forms.ts';

test.use({ baseURL: siteAt('stored') });

// Ignore requests that are still pending when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const anyOrigin = { 'access-control-allow-origin': '*' };

/**
 * The response after a key was rotated. Retrying doesn't help. lib/forms/send-row.test.ts tests the responses while a table
 * or a column is missing, which the form explains in the same words.
 */
const misconfigured = { status: 401, message: 'Invalid API key' };

/** The error message of an API gateway whose database is unavailable. */
const away = 'The database is away';
const respondAway = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: anyOrigin,
    json: { code: 'PGRST001', message: away },
  });

const storeAndLoseResponse = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

for (const form of sharedCodeForms) {
  // Takes more than five seconds, because filling in the form again for each failure would take longer.
  test(`${form.id}: each failure is explained, keeps all values and can be retried`, async ({
    page,
    context,
    database,
  }) => {
    const person = freshPerson(form);
    const values = valuesFor(form, person);
    const lines: string[] = [];
    const calls: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', ({ message }) => lines.push(message));
    page.on('framenavigated', (frame) => lines.push(decodeURIComponent(frame.url())));
    page.on('request', (request) => {
      lines.push(decodeURIComponent(request.url()));
      if (request.method() === 'POST') calls.push(request.url());
    });
    const fails = (failure: Failure) =>
      test.step(failure.cause, async () => {
        await submit(page).focus();
        for (const key of ['Enter', 'Enter']) await page.keyboard.down(key);
        await page.keyboard.up('Enter');
        await expectNotSent(page, form, values, failure);
        await page.unroute(insertCalls);
      });

    await page.clock.install();
    await open(page, form);
    await fillIn(page, values);
    await fillHoneypot(page);
    await fails({ cause: 'honeypot' });
    expect(calls).toEqual([]);
    await animationsEnd(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    // A browser that filled in the honeypot once may do so again.
    await fillHoneypot(page);

    await context.setOffline(true);
    await fails({ cause: 'offline' });
    await context.setOffline(false);

    await respondToInserts(page, respondAway);
    await fails({ cause: 'serverError', serverMessage: away });

    const { status, ...json } = misconfigured;
    await respondToInserts(page, (route) => route.fulfill({ status, headers: anyOrigin, json }));
    await fails({ cause: 'misconfigured', serverMessage: json.message });
    for (const place of ['#failure', '.notice-destructive[data-front=true]'])
      await expect(page.locator(place)).not.toContainText(/try again/i);

    await test.step('there is no response for 15 seconds', async () => {
      await respondToInserts(page, () => new Promise(() => {}));
      const call = page.waitForRequest(insertCalls);
      await submit(page).click();
      await call;
      await page.clock.fastForward(10_000);
      await expect(submit(page)).toHaveText(form.button.busyLabel);
      await page.clock.fastForward(5000);
      await expectNotSent(page, form, values, { cause: 'timeout' });
      await page.unroute(insertCalls);
    });
    expect(await database.rowsFrom(form, person)).toEqual([]);

    await respondToInserts(page, storeAndLoseResponse);
    await fails({ cause: 'unreachable' });
    expect(await database.rowsFrom(form, person)).toHaveLength(1);

    await submit(page).click();
    await expectReceived(page, form);
    expect(await database.rowsFrom(form, person)).toHaveLength(1);

    const full = freshPerson(form);
    await database.reachLimit(form, full);
    await fillIn(page, valuesFor(form, full));
    const rejection = page.waitForResponse((response) => response.status() === 429);
    await submit(page).click();
    const { message } = (await (await rejection).json()) as { readonly message: string };
    await expectNotSent(page, form, valuesFor(form, full), { cause: 'limit', serverMessage: message });

    const personal = Object.values(values)
      .flatMap((value) => String(value).split('\n'))
      .filter(({ length }) => length > 3);
    expect(lines.filter((line) => personal.some((text) => line.includes(text)))).toEqual([]);
  });
}
