import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { routes } from '@/lib/routes';
import { expect, test } from '../fixtures';
import { policyViolations, watchPolicy } from './violations';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const paths = [...routes.map(({ path }) => path), '/no-such-page'];

for (const path of paths) {
  test(`${path} is accessible, keeps to its policy and never scrolls sideways`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await watchPolicy(page);
    await page.goto(path);

    // The policy of the page would refuse a script tag; evaluating needs none.
    await page.evaluate(axe);
    const findings = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    });
    expect(findings).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await policyViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
