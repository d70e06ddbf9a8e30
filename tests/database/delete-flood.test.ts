import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrationForm } from '@/content/forms/registration.ts';
import { parseArguments } from '@/scripts/owner/leads/parse-arguments.ts';
import { runLeads } from '@/scripts/owner/leads/run-leads.ts';
import { database } from '../postgres/test-database.ts';
import { count, markedRow, registerFrom, resetWithLimits } from './submissions.ts';

/** A third of the usual limit, so that floods need fewer rows. */
const perSender = 10;

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deleted-'));
  await resetWithLimits();
  await database.query(`update private.submission_limits set per_sender = ${perSender}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const leads = async (...args: readonly string[]) => runLeads(parseArguments(args), database, folder);
const deletedFiles = () => readdirSync(folder).map((name) => join(folder, name));
const { id, plural } = registrationForm;

const from = (address: string, mark: string) => registerFrom(address, markedRow('operators', mark));
/** Each of these networks sends just as many forms as one sender may. */
const flood = async (networks: readonly string[], mark: string) => {
  for (const network of networks)
    for (let row = 0; row < perSender; row += 1)
      await from(`${network}.${row % 4}`, `${mark}-${network}-${row}`);
};
const floodNetworks = ['203.0.1', '203.0.2', '203.0.3'];
const fakes = floodNetworks.length * perSender;
const allRows = () => database.query('select * from public.operators order by id');

/** Neighbours in the same /16, a class that is just smaller than the limit, and registrations from other networks. */
const registerHonestly = async () => {
  const marks: string[] = [];
  const register = async (address: string, mark: string) => {
    expect((await from(address, mark)).status).toBe(201);
    marks.push(mark);
  };
  for (let index = 0; index < 3; index += 1) await register(`203.0.${index + 8}.1`, `neighbour${index}`);
  for (let index = 0; index < perSender - 1; index += 1) await register('192.0.2.1', `learner${index}`);
  for (let index = 0; index < 4; index += 1) await register('198.51.100.1', `firm${index}`);
  return marks;
};

test('hides and deletes only the rows of networks that flooded, and counts them', async () => {
  await flood(floodNetworks, 'fake');
  const honest = await registerHonestly();
  const list = await leads(id);
  for (const mark of honest) expect(list).toContain(` ${mark}@example.com`);
  expect(list).not.toContain('fake');
  expect(list).toContain(`\n${honest.length} ${plural}.`);
  expect(list).toContain(`\n${fakes} more look like a flood.`);
  const floodList = await leads(id, '--flood');
  expect(floodList).toContain(`\n${fakes} ${plural}.`);
  for (const mark of honest) expect(floodList).not.toContain(` ${mark}@`);

  expect(await leads(id, '--delete-flood')).toContain(`${fakes} ${plural}`);
  expect(await count('operators')).toBe(honest.length);
  expect(await leads(id)).not.toContain('flood');
  expect(await leads(id, '--delete-flood')).toBe(`0 ${plural} to delete.`);
});

test('every deletion has a file of its own, and the rows of each can be restored', async () => {
  await flood(floodNetworks.slice(0, 1), 'first');
  const before = await allRows();
  await leads(id, '--delete-flood');
  await database.query('truncate private.recent_submissions');
  await flood(floodNetworks.slice(0, 1), 'second');
  await leads(id, '--delete-flood');
  expect(await count('operators')).toBe(0);

  const files = deletedFiles().toSorted();
  expect(files).toHaveLength(2);
  if (process.platform !== 'win32') for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
  // Repeating the command must be safe.
  for (let run = 0; run < 2; run += 1)
    expect(await leads('--restore', files[0]!)).toContain(`Restored ${perSender} rows`);
  expect(await allRows()).toEqual(before.map((row) => ({ ...(row as object), likely_flood: false })));
  await leads('--restore', files[1]!);
  expect(await count('operators')).toBe(2 * perSender);
  expect(await leads(id)).not.toContain('more look like a flood');
});

test('deletes nothing if the rows can’t be saved first', async () => {
  await flood(floodNetworks, 'fake');
  const occupiedPath = join(folder, 'occupied');
  writeFileSync(occupiedPath, '');
  await expect(
    runLeads(parseArguments([id, '--delete-flood']), database, join(occupiedPath, 'data')),
  ).rejects.toMatchObject({
    name: 'ExpectedError',
    message: expect.stringContaining('could not be written') as string,
  });
  expect(await count('operators')).toBe(fakes);
});

test('two deletions at once lose no row', async () => {
  await flood(floodNetworks, 'fake');
  await Promise.allSettled([leads(id, '--delete-flood'), leads(id, '--delete-flood')]);
  expect(await count('operators')).toBe(0);
  for (const file of deletedFiles()) await leads('--restore', file);
  expect(await count('operators')).toBe(fakes);
});

const wrongArguments: readonly (readonly [
  problem: string,
  args: (file: string) => readonly string[],
  sentence: string,
])[] = [
  ['a missing file', (file) => ['--restore', `${file}.missing`], "can't be read"],
  ['another file', (file) => ['--restore', file], 'is not a complete file of deleted rows'],
  ['a form', (file) => [id, '--restore', file], 'Use --restore without other arguments'],
  [
    'another option',
    (file) => ['--delete-flood', '--restore', file],
    'Use --restore without other arguments',
  ],
  ['an unknown form', () => ['registation', '--delete-flood'], 'There is no form "registation"'],
  ['an unknown option', () => ['--delete-floods'], "Unknown option '--delete-floods'"],
];

test('deletes and restores nothing with wrong arguments', async () => {
  await flood(floodNetworks.slice(0, 1), 'fake');
  const file = join(folder, 'list.csv');
  writeFileSync(file, 'id,created_at\r\n');
  const results = [];
  for (const [problem, args] of wrongArguments) {
    const message = await leads(...args(file)).then(String, ({ message: words }: Error) => words);
    results.push([problem, message, await count('operators')]);
  }
  expect(results).toEqual(
    wrongArguments.map(([problem, , sentence]) => [
      problem,
      expect.stringContaining(sentence) as string,
      perSender,
    ]),
  );
  expect(readFileSync(file, 'utf8')).toBe('id,created_at\r\n');
});
