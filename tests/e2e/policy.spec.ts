import { company } from '@/content/company';
import { notFound } from '@/content/pages/not-found';
import { slugs } from '@/content/slugs';
import { expect, test } from './fixtures';
import { policyViolations, watchPolicy } from './violations';

const anyPage = `/services/${slugs.services[0]}`;

for (const path of ['/', anyPage, '/contact', '/no-such-page'])
  test(`${path} refuses a script that somebody slips in`, async ({ page }) => {
    await watchPolicy(page);
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '</main>',
        '<script>window.slipped = true</script><img src="/nothing.png" alt="" onerror="window.slipped = true"></main>',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto(path);
    await expect
      .poll(() => policyViolations(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^script-src/)]));
    expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  });

test('an address that leads nowhere gets status 404, plain words and the phone', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('main').getByRole('link', { name: company.phone })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
});

test('pages come compressed, with the shipped headers, and are revalidated', async ({ request }) => {
  const answer = await request.get(anyPage, { headers: { 'accept-encoding': 'br' } });
  const headers = answer.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(headers['strict-transport-security']).toContain('max-age=');
  const again = await request.get(anyPage, {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
