import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitments } from '@/content/commitments';
import { confirmed } from '@/content/confirmed';
import { ExpectedError } from '../helpers/expected-error';
import { projectPaths } from '../helpers/project-paths';

// `npm run confirm -- leadTime fee`: records that the owner confirms these commitments. `npm run confirm -- --all`
// confirms all of them.
const words = new Map(Object.entries(commitments).map(([name, { text }]) => [name, text]));
const named = process.argv.slice(2);
const unknown = named.filter((name) => name !== '--all' && !words.has(name));
if (named.length === 0 || unknown.length > 0)
  throw new ExpectedError(
    `${unknown.length > 0 ? `There is no commitment ${unknown.join(', ')}. ` : ''}Name the commitments that you keep, or --all: npm run confirm -- ${[...words.keys()].slice(0, 2).join(' ')}`,
  );

const names = named.includes('--all') ? [...words.keys()] : named;
for (const name of names) console.log(`${name}: “${words.get(name)}”`);
const entries = { ...confirmed, ...Object.fromEntries(names.map((name) => [name, words.get(name)])) };
const file = join(projectPaths.root, 'content', 'confirmed.ts');
writeFileSync(
  file,
  `/**
 * The commitments that the owner has confirmed, with their text at that time. \`npm run confirm\` writes this file. A commitment whose
 * text has changed since then counts as unconfirmed.
 */
export const confirmed: Readonly<Record<string, string>> = ${JSON.stringify(entries, null, 2)};
`,
);
