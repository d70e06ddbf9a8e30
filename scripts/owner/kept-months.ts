import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../shared/expected-error.ts';
import { writeMigration } from '../shared/migrations.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { readArguments } from '../shared/read-arguments.ts';

const keptMonths = /(?<=\bkeptMonths = )\d+(?=;)/;

const [months = ''] = readArguments({
  name: 'kept-months',
  description: 'Changes how many months leads are stored, in the privacy policy and in a new migration.',
  argumentLines: ['6'],
  maxArguments: 1,
}).positionals;
if (!/^[1-9]\d?$/.test(months))
  throw new ExpectedError(
    `${months ? `"${months}" is not a number of months from 1 to 99` : 'The number of months is missing'}. Use npm run kept-months -- 6`,
  );
const promises = join(projectFolders.root, 'content', 'promises.ts');
const text = readFileSync(promises, 'utf8');
const [current] = keptMonths.exec(text) ?? [];
if (!current) throw new Error(`${promises} has no keptMonths.`);
const migration = writeMigration('kept_months', [
  `alter table private.submission_limits alter column kept_months set default ${months};`,
  `update private.submission_limits set kept_months = ${months};`,
]);
writeFileSync(promises, text.replace(keptMonths, months));
console.log(
  `Changed content/promises.ts, and wrote ${migration}. Set \`updated\` in content/pages/privacy-policy.ts, push the migration, then build and upload.`,
);
if (Number(months) < Number(current))
  console.log(
    `Five minutes after the push, all leads without contact for ${months} months are deleted, instead of ${current}. To keep them in a file: npm run leads -- --csv`,
  );
