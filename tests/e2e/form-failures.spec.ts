import { accessibilityFindings } from './accessibility';
import { animationsEnd } from './clock';
import { expect, fillIn, freshPerson, insertCalls, siteAt, submit, test } from './fixtures';
import { answerInserts, expectFailed, expectSent, type Failure, fillHoneypot, open } from './form-page';
import { everyForm, refusedPerson, texts, valuesFor } from './forms';

const { failedReasons, trappedNotice } = texts;

test.use({ baseURL: siteAt('stored') });

// A call that is on its way when a test ends is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Of an answer that gives no reason. */
const unknown = { message: failedReasons.unknown };
const broken = { cause: 'broken', ...unknown } as const;
const json = 'application/json';
const html = 'text/html';

const answers: readonly (Failure & {
  readonly name: string;
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
})[] = [
  {
    name: 'a refusal',
    status: 413,
    type: json,
    body: '{"code":"PT413","message":"That is too large."}',
    cause: 'refused',
    message: 'That is too large.',
  },
  {
    name: 'a failure with words',
    status: 503,
    type: json,
    body: '{"code":"PGRST001","message":"The database is away"}',
    cause: 'broken',
    message: 'The database is away',
  },
  { name: 'a login page as a success', status: 200, type: html, body: '<p>Free Wi-Fi</p>', ...broken },
];

for (const form of everyForm) {
  test(`${form.name}: each failure is named, keeps every value and lets the next press through`, async ({
    page,
    context,
    database,
  }) => {
    test.setTimeout(120_000);
    const person = freshPerson(form);
    const values = valuesFor(form, person);
    const lines: string[] = [];
    let calls = 0;
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', ({ message }) => lines.push(message));
    page.on('framenavigated', (frame) => lines.push(decodeURIComponent(frame.url())));
    page.on('request', (request) => {
      lines.push(decodeURIComponent(request.url()));
      if (request.method() === 'POST') calls += 1;
    });
    await page.clock.install();
    await open(page, form);
    await fillIn(page, values);

    const fails = (name: string, failure: Failure, sent = 1) =>
      test.step(name, async () => {
        const before = calls;
        await submit(page).click();
        await expectFailed(page, form, values, failure);
        expect(calls - before).toBe(sent);
      });

    await fillHoneypot(page);
    await fails('a filled trap', { cause: 'trapped', message: trappedNotice }, 0);
    await animationsEnd(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    // A browser that filled it in once may do so again.
    await fillHoneypot(page);

    await context.setOffline(true);
    await fails('no network', { cause: 'offline', message: failedReasons.offline });
    await context.setOffline(false);

    for (const { name, cause, message, status, type = '', body = '' } of answers) {
      const headers = { 'access-control-allow-origin': '*' };
      await answerInserts(page, (route) => route.fulfill({ status, contentType: type, body, headers }));
      await fails(name, { cause, message });
      await page.unroute(insertCalls);
    }

    await test.step('no answer for 15 seconds', async () => {
      await answerInserts(page, () => new Promise(() => {}));
      const called = page.waitForRequest(insertCalls);
      await submit(page).click();
      await called;
      await page.clock.fastForward(10_000);
      await expect(submit(page)).toHaveText(form.button.busyLabel);
      await page.clock.fastForward(5000);
      await expectFailed(page, form, values, { cause: 'late', ...unknown });
      await page.unroute(insertCalls);
    });
    expect(await database.rowsFrom(form, person)).toEqual([]);

    await answerInserts(page, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await fails('an answer that is lost', { cause: 'unreachable', ...unknown });
    expect(await database.rowsFrom(form, person)).toHaveLength(1);
    await page.unroute(insertCalls);

    await submit(page).click();
    await expectSent(page, form);
    expect(await database.rowsFrom(form, person)).toHaveLength(1);
    const personal = Object.values(values)
      .flatMap((value) => String(value).split('\n'))
      .filter(({ length }) => length > 3);
    expect(lines.filter((line) => personal.some((text) => line.includes(text)))).toEqual([]);
  });

  test(`${form.name}: a refusal by the database reaches the visitor word for word`, async ({
    page,
    database,
  }) => {
    const person = freshPerson(form);
    const values = valuesFor(form, person);
    await open(page, form);
    await fillIn(page, values);
    const refusedWith = async (status: number) => {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await submit(page).click();
      const answer = await answered;
      expect(answer.status()).toBe(status);
      const { message } = (await answer.json()) as { readonly message: string };
      expect(message).not.toBe('');
      await expectFailed(page, form, values, { cause: 'refused', message });
    };

    // A value that this page would not send.
    await answerInserts(page, (route) =>
      route.continue({
        postData: JSON.stringify({
          ...route.request().postDataJSON(),
          [form.limitedBy]: refusedPerson(form),
        }),
      }),
    );
    await refusedWith(400);
    await page.unroute(insertCalls);

    const limit = await database.reachLimit(form, person);
    await refusedWith(429);
    expect(await database.rowsFrom(form, person)).toHaveLength(limit);
  });
}
