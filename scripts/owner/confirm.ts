import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmed, confirmedAt } from '@/content/confirmed.ts';
import { promises } from '@/content/promises.ts';
import { ExpectedError } from '../shared/expected-error.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { flag, readArguments } from '../shared/read-arguments.ts';
import { confirmationText } from './shared/confirmation-text.ts';
import { mergedSentences } from './shared/merged-sentences.ts';
import { openPrompt } from './shared/prompt.ts';

const { root } = projectFolders;
const promiseTexts = new Map(
  Object.entries(promises).map(([name, promise]) => [name, confirmationText(promise)]),
);
const { values, positionals } = readArguments({
  name: 'confirm',
  description:
    'Lists the promises of content/promises.ts that you have not confirmed. With names, it records that you keep them.',
  argumentLines: ['<name> …', '--all', '--merged'],
  maxArguments: Infinity,
  options: {
    all: flag('confirms all promises'),
    merged: flag('shows the sentences that a merge of a new version has changed, and asks if they are true'),
  },
});

const record = (names: readonly string[], commit: string) => {
  const currentEntries = Object.entries(confirmed).filter(([name]) => promiseTexts.has(name));
  const entries = Object.fromEntries([
    ...currentEntries,
    ...names.map((name) => [name, promiseTexts.get(name)] as const),
  ]);
  writeFileSync(
    join(root, 'content', 'confirmed.ts'),
    `/**
 * The promises that the owner has confirmed, with their text at that time. \`npm run confirm\` writes this file. If the
 * text of a promise changes, it must be confirmed again.
 */
export const confirmed: Readonly<Record<string, string>> = ${JSON.stringify(entries, null, 2)};

/** The owner has read all sentences that were merged before this commit. */
export const confirmedAt: string = '${commit}';
`,
  );
};

const head = () =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

const listUnconfirmed = () => {
  const names = [...promiseTexts].filter(([name, text]) => confirmed[name] !== text).map(([name]) => name);
  if (names.length === 0) return console.log('You have confirmed all promises.');
  for (const name of names) console.log(`${name}: “${promiseTexts.get(name)}”`);
  console.log(`If you keep them, confirm them: npm run confirm -- ${names.join(' ')}`);
};

const confirmPromises = () => {
  const unknown = positionals.filter((name) => !promiseTexts.has(name));
  if (unknown.length > 0)
    throw new ExpectedError(
      `content/promises.ts has no promise ${unknown.join(', ')}. To list those that you have not confirmed, use npm run confirm`,
    );
  const names = values.all ? [...promiseTexts.keys()] : positionals;
  for (const name of names) console.log(`${name}: “${promiseTexts.get(name)}”`);
  record(names, confirmedAt || head());
};

const confirmMerged = async () => {
  if (confirmedAt === '')
    throw new ExpectedError(
      'You have not confirmed any promises yet, so there is no text to compare. Use npm run confirm -- --all first.',
    );
  const changes = mergedSentences(root, confirmedAt);
  for (const { file, removed, added } of changes)
    console.log(
      [file, ...removed.map((text) => `  - ${text}`), ...added.map((text) => `  + ${text}`)].join('\n'),
    );
  if (changes.length === 0)
    return console.log('No merge has changed a sentence since you last confirmed the text.');
  const prompt = openPrompt();
  const question = changes.some(({ added }) => added.length > 0)
    ? 'Are the sentences marked + true of your company? (yes or no)'
    : 'The sentences marked - are gone. Is the text now true of your company? (yes or no)';
  const answer = await prompt.ask(question);
  prompt.close();
  if (answer.toLowerCase() !== 'yes')
    throw new ExpectedError(
      'Nothing was recorded. Change the text in the files above, then run the command again.',
    );
  record([], head());
};

if (values.merged) await confirmMerged();
else if (values.all || positionals.length > 0) confirmPromises();
else listUnconfirmed();
