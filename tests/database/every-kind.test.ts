import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sampleValues } from '@/scripts/owner/check-live/sample-values';
import { checkForm } from '@/lib/forms/check-form';
import { database } from '../postgres/test-database';
import { signToken } from '../postgres/gateway';
import { findPrograms } from '../postgres/programs';
import { startPostgrest } from '../postgres/start-postgrest';
import { everyKind, everyKindTable, withoutLimits } from '../helpers/every-kind';
import { byLevel } from '../helpers/test-level';
import { type RunningCommand, runCommand } from '../helpers/running-command';
import { entriesFor } from './entries';

// Tests fields of every kind in PostgreSQL and in the embedded database. Both must store exactly the rows that the form
// accepts.

type Store = { readonly table: string; readonly headers: Readonly<Record<string, string>> };

const folder = mkdtempSync(join(tmpdir(), 'every-kind-'));
const stores: Record<string, Store> = {};
/** Only the full check starts the embedded database of `npm start`, because this takes ten seconds. */
const storeNames = byLevel(['PostgREST'], ['PostgREST', 'the stand-in']);
let standIn: RunningCommand | undefined;
let postgrest: Awaited<ReturnType<typeof startPostgrest>> | undefined;

beforeAll(async () => {
  await database.query(everyKindTable + withoutLimits);
  // Start PostgREST after creating the table, because it reads the list of tables only at startup.
  const secret = randomBytes(32).toString('hex');
  const authenticatorUrl = database.ownerUrl.replace('//owner:', '//authenticator:');
  postgrest = await startPostgrest({
    program: findPrograms()?.postgrest ?? '',
    database: authenticatorUrl,
    secret,
  });
  const authorization = `Bearer ${signToken('service_role', secret)}`;
  stores['PostgREST'] = { table: `${postgrest.url}/samples`, headers: { authorization } };
  if (!storeNames.includes('the stand-in')) return;
  standIn = runCommand(
    ['node', '--import', 'tsx', 'tests/database/stand-in.ts', folder],
    process.cwd(),
    process.env,
  );
  const { url, secretKey } = JSON.parse(await standIn.printed(/Serving (.*)/)) as Readonly<
    Record<string, string>
  >;
  stores['the stand-in'] = {
    table: `${url}/rest/v1/samples`,
    headers: { apikey: String(secretKey), authorization: `Bearer ${secretKey}` },
  };
});
afterAll(async () => {
  await postgrest?.close();
  await standIn?.stop();
  rmSync(folder, { recursive: true });
});

/** The rate limits don't apply to the owner. Returns the stored rows, or the status of the error. */
const insert = async ({ table, headers }: Store, rows: readonly object[]) => {
  const response = await fetch(table, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify(rows),
  });
  return response.status === 201 ? ((await response.json()) as readonly object[]) : response.status;
};

const entered = fc.record(
  Object.fromEntries(
    Object.entries(everyKind).map(([name, field]) => {
      const usual = fc.constant(sampleValues({ field }).field);
      const unusual = fc.constantFrom('', ...entriesFor(field));
      return [name, fc.oneof({ weight: 9, arbitrary: usual }, unusual)];
    }),
  ),
);

const read = (entry: Readonly<Record<string, string | readonly string[]>>, number: number) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...entry, email: `person-${number}@example.com` }))
    for (const one of [value].flat()) data.append(name, one);
  return checkForm(everyKind, data);
};

const samples = fc.sample(entered, { seed: 20261123, numRuns: 600 }).map(read);

test.each(storeNames)('%s stores each row exactly as the form sends it', async (name) => {
  const rows = samples.flatMap((sample) => (sample.ok ? [sample.row] : []));
  expect(rows.length).toBeGreaterThan(50);
  const stored = await insert(stores[name]!, rows);
  expect(stored).toEqual(rows.map((row) => expect.objectContaining(row) as object));
});

const wrong = Object.entries(everyKind).map(([name, field]) => {
  const { column, kind } = field;
  const values = {
    date: '2031-01-01',
    number: 81,
    checkboxes: ['Spaceship'],
    checkbox: name === 'optionalTick' ? null : false,
    email: 'nobody',
    phone: '12',
  };
  const value = kind in values ? values[kind as keyof typeof values] : 'x'.repeat(501);
  return [column, value] as const;
});

test.each(storeNames)('%s rejects invalid values in every column', async (name) => {
  const row = read(sampleValues(everyKind), 0);
  if (!row.ok) throw new Error('The form rejects its own sample values.');
  for (const [column, value] of wrong)
    expect([column, await insert(stores[name]!, [{ ...row.row, [column]: value }])]).toEqual([column, 400]);
});
