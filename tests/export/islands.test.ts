/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { testedSite } from '../helpers/tested-site';

/** React adds a private property to each hydrated element. */
const isHydrated = ({ firstElementChild }: Element) =>
  Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactProps'));

const hydrate = async (path: string, change: (markup: string) => string = (markup) => markup) => {
  const markup = readFileSync(join(testedSite, `${path}.html`), 'utf8');
  const page = new DOMParser().parseFromString(change(markup), 'text/html');
  document.body.innerHTML = page.body.innerHTML;
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const reports: unknown[] = [];
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    reports.push(event.error);
  };
  const logged = jest.spyOn(console, 'error').mockImplementation((...report) => void reports.push(report));
  addEventListener('error', onError);
  await jest.isolateModulesAsync(async () => {
    for (const { dataset } of islands) await import(`@/components/islands/${dataset['island']}.ts`);
    await waitFor(
      () => {
        expect(document.forms[0]?.noValidate).toBe(true);
        for (const island of islands) expect(isHydrated(island)).toBe(true);
      },
      { timeout: 10_000 },
    );
  });
  removeEventListener('error', onError);
  logged.mockRestore();
  return { names: islands.map(({ dataset }) => dataset['island']), reports };
};

test.each([
  ['/contact', ['form', 'notices']],
  ['/operator-registration', ['form', 'notices']],
])('React hydrates the islands of %s without errors', async (path, names) => {
  expect(await hydrate(path)).toEqual({ names, reports: [] });
});

test("reports a page that differs from React's output", async () => {
  const { reports } = await hydrate('/contact', (markup) => markup.replace(/(<label[^>]*>)/, '$1Another '));
  expect(reports).not.toEqual([]);
});
