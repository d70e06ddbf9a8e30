import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { accessibilityFindings } from './accessibility';
import { stopClock } from './clock';
import { bySize } from '../size';
import { expect, fillEnquiry, fillRegistration, freshEmail, registration, submit, test } from './fixtures';

const patience = 12_000;
const scripts = /\/_next\/static\/.*\.js/;

type Failure = 'fails' | 'hangs';

const forms = {
  '/operator-registration': { fill: fillRegistration, sent: 'Registration Successful!' },
  '/contact': { fill: fillEnquiry, sent: 'Message Sent!' },
} as const;
type FormPath = keyof typeof forms;

/** The scripts that a form page starts by itself, as its loader names them. */
const startedBy = async (page: Page, path: FormPath) => {
  const markup = await (await page.request.get(path)).text();
  const sources = JSON.parse(/const sources = (\[.*?\])/.exec(markup)?.[1] ?? '[]') as readonly string[];
  if (sources.length < 3) throw new Error(`${path} starts no scripts.`);
  return sources;
};

/** Makes scripts impossible to load; returns how often each was asked for by a script element. */
const breakScripts = async (page: Page, failure: Failure, isBroken: (pathname: string) => boolean) => {
  const asked = new Map<string, number>();
  await page.route(scripts, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!isBroken(pathname)) return route.continue();
    if (route.request().resourceType() === 'script') asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    if (failure === 'fails') await route.abort('connectionreset');
  });
  return asked;
};

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'The form hasn’t finished loading' });
const submitButton = (page: Page) => page.locator('form [type=submit]');

const expectNote = async (page: Page) => {
  await expect(note(page)).toBeVisible();
  await expect(note(page).getByRole('link', { name: company.phone })).toBeVisible();
  await expect(note(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('It’ll send by itself')).toBeHidden();
};

/** Every part of the code of a form, and all of it. The last is the code of the page itself. */
const parts = [0, 1, 2, 3, 4, 5, 6, 'all'] as const;

const shortPart = { '/operator-registration': 2, '/contact': 'all' } as const;

for (const path of ['/operator-registration', '/contact'] as const)
  for (const failure of ['fails', 'hangs'] as const)
    for (const part of parts)
      test(
        `${path} says so when script ${part} ${failure}, keeps what was typed and sends it once the network is back`,
        { tag: part === shortPart[path] ? [] : ['@full'] },
        async ({ page, database }) => {
          const email = freshEmail();
          const sources = await startedBy(page, path);
          const broken = sources.at(part === 'all' ? 0 : part);
          test.skip(broken === undefined, 'The page has fewer scripts.');
          const asked = await breakScripts(page, failure, (name) => part === 'all' || name === broken);
          if (failure === 'hangs') await page.clock.install();
          await page.goto(path);
          await forms[path].fill(page, email);
          if (failure === 'fails') {
            await expectNote(page);
            expect([...asked.values()].every((times) => times === 3)).toBe(true);
            if (part === 'all') expect(await accessibilityFindings(page)).toEqual([]);
            await submitButton(page).click();
            await expect.poll(() => [...asked.values()].every((times) => times === 6)).toBe(true);
          } else {
            await stopClock(page);
            await submitButton(page).click();
            await expect(page.getByText('It’ll send by itself')).toBeVisible();
            await page.clock.runFor(patience);
          }
          await expectNote(page);
          await expect(page.getByLabel('Email')).toHaveValue(email);

          await page.unrouteAll();
          if (failure === 'hangs') await page.clock.resume();
          // By the button of the note, or by another press of the form's own.
          await (
            failure === 'fails' ? note(page).getByRole('button', { name: 'Try again' }) : submitButton(page)
          ).click();
          await expect(page.getByText(forms[path].sent)).toBeVisible();
          await expect(note(page)).toHaveCount(0);
          if (path === '/operator-registration')
            expect(await database.rowsFrom('operators', email)).toHaveLength(1);
        },
      );

for (const path of (['/operator-registration', '/contact'] as const).slice(0, bySize(1, Infinity)))
  test(`${path} offers to load itself again when its code is gone, and what was typed comes back`, async ({
    page,
  }) => {
    const email = freshEmail();
    await page.route(scripts, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Gone' }),
    );
    await page.goto(path);
    await forms[path].fill(page, email);
    await submitButton(page).click();
    const gone = page.getByRole('alert').filter({ hasText: 'We’ve updated this page' });
    await expect(gone.getByRole('link', { name: company.phone })).toBeVisible();
    await expect(gone.getByRole('button', { name: 'Try again' })).toBeHidden();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.unrouteAll();
    await gone.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await submitButton(page).click();
    await expect(page.getByText(forms[path].sent)).toBeVisible();
  });

test('a script that comes late after all sends the form by itself, once', async ({ page, database }) => {
  const email = freshEmail();
  const held: (() => void)[] = [];
  await page.route(scripts, async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.continue().catch(() => {});
  });
  await page.clock.install();
  await page.goto('/operator-registration');
  await fillRegistration(page, email);
  await stopClock(page);
  await submit(page).click();
  await page.clock.runFor(patience);
  await expectNote(page);
  await page.clock.resume();
  // Asked for a second time, and then both answers come.
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await page.unrouteAll();
  for (const release of held) release();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

/** Makes the one script that contains a text hang. */
const hangScriptWith = (page: Page, text: string) =>
  page.route(scripts, async (route) => {
    const answer = await route.fetch();
    if (!(await answer.text()).includes(text)) await route.fulfill({ response: answer });
  });

test('a database client that hangs is asked for again at a later press', async ({ page, database }) => {
  const email = freshEmail();
  await hangScriptWith(page, 'rest/v1');
  await page.clock.install();
  await page.goto('/operator-registration');
  await fillRegistration(page, email);
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  await stopClock(page);
  await submit(page).click();
  await page.clock.runFor(15_000);
  await expect(page.locator('#failure')).toContainText(company.phone);
  await page.unrouteAll();
  await page.clock.resume();
  for (const [label, value] of Object.entries(registration))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('a library of notices that hangs does not keep the notice back', async ({ page }) => {
  await hangScriptWith(page, 'data-rich-colors');
  await page.goto('/contact');
  await fillEnquiry(page, freshEmail());
  await submitButton(page).click();
  await expect(page.locator('[data-plain-notice]')).toContainText('Message Sent!');
});

test('a browser of 2022, without requestSubmit and AbortSignal.timeout, sends a form that was submitted early', async ({
  page,
  database,
}) => {
  const email = freshEmail();
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  await page.goto('/operator-registration');
  await fillRegistration(page, email);
  await submit(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(await database.rowsFrom('operators', email)).toHaveLength(1);
});

test('what is fetched ahead is what runs: no script is transferred twice', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const transferred: string[] = [];
  const addresses = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (scripts.test(response.url) && !response.fromDiskCache) addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address && encodedDataLength > 0) transferred.push(address);
  });
  const sources = await startedBy(page, '/operator-registration');
  await page.goto('/operator-registration', { waitUntil: 'networkidle' });
  expect(transferred).toHaveLength(sources.length);
  await page.keyboard.press('Shift');
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  expect(transferred.filter((address) => sources.some((source) => address.endsWith(source)))).toHaveLength(
    sources.length,
  );
});

// Otherwise a script that is on its way when a test ends counts as a failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
