import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const insertAfter = (file: string, anchor: string, text: string) => {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(anchor)) throw new Error(`${file} does not contain “${anchor}”.`);
  writeFileSync(file, before.replace(anchor, `${anchor}${text}`));
};

/** Adds copies of one town to a copy of the project, on a grid of a mile and a half. */
export const addTowns = (project: string, count: number) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const content = join(project, 'content');
  insertAfter(
    join(content, 'slugs.ts'),
    '  locations: [',
    `\n${numbers.map((number) => `    'copy-${number}',`).join('\n')}`,
  );
  writeFileSync(
    join(content, 'locations', 'copies.ts'),
    `import { dudley as town } from './dudley';
import type { Location } from './location';

const side = Math.ceil(Math.sqrt(${count}));

const copy = (index: number): Location => ({
  ...town,
  name: \`Copy \${index + 1}\`,
  latitude: town.latitude + (Math.floor(index / side) - side / 2) * 0.02,
  longitude: town.longitude + ((index % side) - side / 2) * 0.035,
});

export const copies = Object.fromEntries(
  Array.from({ length: ${count} }, (_, index) => [\`copy-\${index + 1}\`, copy(index)]),
) as Record<${numbers.map((number) => `'copy-${number}'`).join(' | ') || 'never'}, Location>;
`,
  );
  const index = join(content, 'locations', 'index.ts');
  insertAfter(index, "import { collection } from '../collection';", "\nimport { copies } from './copies';");
  insertAfter(index, "collection<Location>()('locations', {", '\n  ...copies,');
};
