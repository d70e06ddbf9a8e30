import { readFileSync } from 'node:fs';
import { commandLines, documents } from './documents';

const lines = documents.flatMap((document) =>
  commandLines(document).map((line) => ({ path: document.path, line })),
);

const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object }).scripts,
);

test('every npm script that a document names exists', () => {
  const named = lines.flatMap(({ path, line }) =>
    [...line.matchAll(/npm (?:run )?(?:--silent )?(start|test|[\w:-]+)/g)]
      .filter(([whole, name = '']) => whole.includes(' run ') || ['start', 'test'].includes(name))
      .map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !scripts.includes(name))).toEqual([]);
});
