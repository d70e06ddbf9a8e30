import type { BrowserContext, Page } from '@playwright/test';
import { expect, freshEmail, siteAt, test } from './fixtures';

const password = 'a long enough password';
const authCalls = '**/auth/v1/**';
const address = `${siteAt('harness')}/auth`;

const state = (page: Page) => page.getByTestId('state');
const states = (page: Page) => page.evaluate(() => window.states);

const open = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

const call = async (
  page: Page,
  action: 'Sign up' | 'Sign in' | 'Sign out',
  email = '',
  secret = password,
) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: action }).click();
};

const expectNotice = async (page: Page, title: string, description: string | RegExp) => {
  const notice = page.locator('.notice-destructive[data-front=true]');
  await expect(notice.locator('[data-title]')).toHaveText(title);
  await expect(notice.locator('[data-description]')).toHaveText(description);
  await expect(page.getByTestId('error')).toHaveText(/^error: /);
};

/** Collects the scripts with the authentication client that a page loads from now on. */
const authScripts = (page: Page) => {
  const found: string[] = [];
  page.on('response', async (response) => {
    const isClient =
      response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('auth/v1');
    if (isClient) found.push(response.url());
  });
  return found;
};

test('sign-up, reload, sign-out and sign-in, which another tab follows both ways', async ({ context }) => {
  const email = freshEmail();
  const [page, other] = [await open(context), await open(context)];
  const expectBoth = async (wanted: string) => {
    for (const tab of [page, other]) await expect(state(tab)).toHaveText(`false:${wanted}`);
  };
  await call(page, 'Sign up', email);
  await expectBoth(email);
  await expect(page.getByTestId('role')).toHaveText('operator');
  await expect(page.getByTestId('error')).toHaveText('none');
  await page.reload();
  await expectBoth(email);
  expect(await states(page)).toEqual(['true:nobody', `false:${email}`]);
  await call(other, 'Sign out');
  await expectBoth('nobody');
  await call(other, 'Sign in', email);
  await expectBoth(email);
});

test('a session in the address signs nobody in, and loads no client', async ({ context }) => {
  const email = freshEmail();
  const first = await open(context);
  await call(first, 'Sign up', email);
  await expect(state(first)).toHaveText(`false:${email}`);
  const session = await first.evaluate(() => localStorage.getItem('operators-session') ?? '{}');
  const { user: _, ...parts } = JSON.parse(session) as Record<string, string>;
  const token = new URLSearchParams(parts);
  expect(token.get('access_token')).toMatch(/\./);
  // Not by signing out, after which the service would refuse the session.
  await first.evaluate(() => localStorage.clear());
  await first.close();

  for (const part of ['', `#${token}&type=signup`, '#error_description=x', '?code=x']) {
    const page = await context.newPage();
    const scripts = authScripts(page);
    await page.goto(address + part, { waitUntil: 'networkidle' });
    await expect(state(page)).toHaveText('false:nobody');
    expect(await states(page)).toEqual(['true:nobody', 'false:nobody']);
    expect(scripts).toEqual([]);
    // The client itself, which a first call loads, leaves the address alone as well.
    await call(page, 'Sign in', email, 'not the password');
    await expect(page.getByTestId('error')).toHaveText(/^error: /);
    expect(scripts.length).toBeGreaterThan(0);
    await expect(state(page)).toHaveText('false:nobody');
    await page.close();
  }
});

test('a failed call shows its notice and returns the error; a client that cannot be loaded is loaded at the next', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto(address);
  await page.route('**/chunks/**', (route) => route.abort());
  await call(page, 'Sign up', email);
  await expect(page.getByTestId('error')).toHaveText(/^error: /);
  await page.unroute('**/chunks/**');
  await call(page, 'Sign up', email, 'short');
  await expectNotice(page, 'Sign up Failed', /password/i);
  await call(page, 'Sign in', email, 'not the password');
  await expectNotice(page, 'Sign in Failed', /credentials/i);
  await expect(state(page)).toHaveText('false:nobody');

  await call(page, 'Sign up', email);
  await expect(state(page)).toHaveText(`false:${email}`);
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(authCalls, (route) => route.fulfill({ status: 500, json: {}, headers }));
  await call(page, 'Sign out');
  await expectNotice(page, 'Sign out Failed', 'Something went wrong');
  await page.unroute(authCalls);
  await page.route(authCalls, (route) => route.abort());
  await call(page, 'Sign in', email);
  await expectNotice(page, 'Sign in Failed', 'Something went wrong');
});

test('with a stored session that is none, or without storage, a visitor is nobody', async ({ context }) => {
  for (const stored of ['garbage', '{"access_token":5}', 'null', undefined]) {
    const page = await context.newPage();
    await page.addInitScript((session) => {
      if (session !== undefined) return localStorage.setItem('operators-session', session);
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }, stored);
    await page.goto(address);
    await expect(state(page)).toHaveText('false:nobody');
    await page.close();
  }
});

test('loading ends within eight seconds of a service that never answers', async ({ context }) => {
  const email = freshEmail();
  await context.clock.install();
  const page = await open(context);
  await call(page, 'Sign up', email);
  await expect(state(page)).toHaveText(`false:${email}`);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('operators-session') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('operators-session', JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
  });
  await page.route(authCalls, () => new Promise(() => {}));
  await page.reload();
  await expect(state(page)).toHaveText('true:nobody');
  await page.clock.fastForward(8000);
  await expect(state(page)).toHaveText('false:nobody');
});
