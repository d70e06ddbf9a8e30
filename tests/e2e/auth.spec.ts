import type { BrowserContext, Page } from '@playwright/test';
import { sessionKey } from '@/lib/public-client/clients.ts';
import { expect, freshEmail, siteAt, test } from './fixtures.ts';

const password = 'a long enough password';
const url = `${siteAt('harness')}/auth`;

const open = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

const states = (page: Page) => page.evaluate(() => window.states);

const expectState = (page: Page, state: string) =>
  expect.poll(async () => (await states(page)).at(-1)).toBe(state);

const call = (page: Page, action: 'signUp' | 'signIn' | 'signOut', email = '') =>
  page.evaluate(
    async ([name, ...credentials]) => {
      const { error } = await window.auth[name](...credentials, { data: { role: 'operator' } });
      return error?.message ?? null;
    },
    [action, email, password] as const,
  );

test('signing up, out and in is synchronised between tabs', async ({ context }) => {
  const email = freshEmail();
  const [page, other] = [await open(context), await open(context)];
  const expectBoth = async (text: string) => {
    for (const tab of [page, other]) await expectState(tab, `false:${text}`);
  };
  expect(await call(page, 'signUp', email)).toBeNull();
  await expectBoth(email);
  expect(await page.evaluate(() => window.auth.user?.user_metadata['role'])).toBe('operator');
  await page.reload();
  await expectBoth(email);
  expect(await states(page)).toEqual(['true:nobody', `false:${email}`]);
  await call(other, 'signOut');
  await expectBoth('nobody');
  await call(other, 'signIn', email);
  await expectBoth(email);
});

test('a session in the URL is ignored', async ({ context }) => {
  const first = await open(context);
  await call(first, 'signUp', freshEmail());
  const session = await first.evaluate((key) => localStorage.getItem(key) ?? '{}', sessionKey);
  const { user: _, ...parts } = JSON.parse(session) as Record<string, string>;
  const token = new URLSearchParams(parts);
  expect(token.get('access_token')).toMatch(/\./);
  // Don't sign out here, because the server would then reject the session.
  await first.evaluate(() => localStorage.clear());
  await first.close();

  for (const part of ['', `#${token}&type=signup`, '#error_description=x', '?code=x']) {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(url + part, { waitUntil: 'networkidle' });
    expect(await states(page)).toEqual(['true:nobody', 'false:nobody']);
    const scriptCount = scripts.length;
    // The first call loads the client. It must also ignore the session in the URL.
    expect(await call(page, 'signIn', freshEmail())).not.toBeNull();
    expect(scripts.slice(scriptCount)).toContainEqual(expect.stringMatching(/chunks/));
    expect((await states(page)).at(-1)).toBe('false:nobody');
    await page.close();
  }
});
