import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commitments } from '@/content/commitments';
import { confirmed } from '@/content/confirmed';
import { ExpectedError } from '../shared/expected-error';
import { projectPaths } from '../shared/project-paths';

// `npm run confirm -- leadTime fee`: records that the owner confirms these commitments. `npm run confirm -- --all`
// confirms all of them.
const words = new Map(Object.entries(commitments).map(([name, { text }]) => [name, text]));
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !words.has(name));
if (unknown.length > 0 || (positionals.length === 0 && !values.all))
  throw new ExpectedError(
    `${unknown.length > 0 ? `content/commitments.ts has no promise ${unknown.join(', ')}` : 'The name of a promise is missing'}. Use names of that file, such as npm run confirm -- ${[...words.keys()].slice(0, 2).join(' ')}, or --all.`,
  );

const names = values.all ? [...words.keys()] : positionals;
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
