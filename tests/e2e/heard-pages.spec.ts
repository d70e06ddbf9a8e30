import { bareCategory } from '@/content/categories';
import { locations } from '@/content/locations';
import { home } from '@/content/pages/home';
import { townSignWords } from '@/content/pages/locations';
import { services } from '@/content/services';
import { slugs } from '@/content/slugs';
import { keepCodes } from '@/lib/site/format';
import { routeOf } from '@/lib/site/routes';
import { distanceBetween } from '@/lib/site/town-distance';
import { expect, test } from './fixtures';

// What a screen reader has to say on pages without a form.

test('a phone number with a word before it is one link', async ({ page }) => {
  await page.goto('/contact');
  for (const link of await page.locator('main a[href^="tel:"]').all())
    expect(await link.evaluate(({ childNodes }) => childNodes.length)).toBe(1);
});

test('a town says what it is first, then each neighbour in one piece', async ({ page }) => {
  const town = locations.get(slugs.locations[0]);
  await page.goto(town.path);
  const sign = page.locator('.town-sign');
  await expect(sign).toMatchAriaSnapshot(
    [
      `- heading ${JSON.stringify(routeOf(town.path).title)} [level=1]`,
      `- paragraph: ${JSON.stringify(townSignWords.miles(town.name))}`,
      `- list ${JSON.stringify(townSignWords.miles(town.name))}:`,
      ...(town.related.locations ?? []).map((slug) => {
        const { miles, wind } = distanceBetween(town, locations.get(slug));
        const name = `${locations.get(slug).name} ${miles} ${townSignWords.away(miles, wind)}`;
        return `  - listitem:\n    - link ${JSON.stringify(name)}`;
      }),
    ].join('\n'),
  );
});

test('a machine’s card says each category once', async ({ page }) => {
  const { path, categories } = services.get(slugs.services[0]);
  await page.goto(path);
  const codes = [...categories.cpcs, ...categories.npors];
  const values = page.locator('.plate dd:has(strong)');
  await expect(values.locator('strong')).toHaveText(codes.map((code) => keepCodes(bareCategory(code))));
  await expect(values.locator('p')).toHaveCount(0);
});

test('the scale of a drawing is for the eye', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.scale-bar')).toBeVisible();
  const caption = page.locator('.fleet-caption');
  await expect(caption).toContainText(home.fleet.caption);
  await expect(caption.locator('.scale-bar')).toHaveAttribute('aria-hidden', 'true');
});
