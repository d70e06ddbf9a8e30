import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { formatCsv } from '@/scripts/submissions/format-csv';
import { formatTable } from '@/scripts/submissions/format-table';
import { readRows } from '@/scripts/submissions/read-rows';
import { bundled } from '../backend/bundled';
import { backend } from '../backend/shared-backend';
import { enquiry, insert, registration, reset } from './submissions';

describe('CSV', () => {
  test('follows RFC 4180', () => {
    expect(
      formatCsv([
        ['plain', 'two words', ''],
        ['a,b', 'say "hi"', 'two\nlines'],
      ]),
    ).toBe('plain,two words,\r\n"a,b","say ""hi""","two\nlines"\r\n');
  });

  test.each(['=1+1', '+44 121', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1', '\r=1'])(
    '%j is no formula in a spreadsheet',
    (value) => {
      expect(formatCsv([[value]]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('other texts are untouched', () => {
    expect(formatCsv([['0121 496 0000', 'a=b', "O'Brien", '李雷']])).toBe(
      "0121 496 0000,a=b,O'Brien,李雷\r\n",
    );
  });
});

describe('the table', () => {
  test('aligns columns and cuts long texts', () => {
    expect(
      formatTable([
        ['name', 'place'],
        ['Al', 'x'.repeat(50)],
        ['李雷', 'B\nC'],
      ]),
    ).toBe(`name  place\nAl    ${'x'.repeat(35)}…\n李雷    B, C`);
  });

  test('lets no stored text control the terminal', () => {
    const table = formatTable([['\u001b[2J\u009b31m\u0007\r\u202eevil\u2066\u2028']]);
    expect(table).toBe('\ufffd[2J\ufffd31m\ufffd\ufffd\ufffdevil\ufffd\ufffd');
  });
});

describe('the commands', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listing-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => reset(backend));

  const list = async (
    name: 'registrations' | 'enquiries',
    args: readonly string[],
    settings: Readonly<Record<string, string | undefined>>,
  ): Promise<string> => {
    const env = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...settings };
    const { stdout } = await promisify(execFile)(process.execPath, [bundled(name), ...args], { env });
    return stdout;
  };
  const asOwner = (): NodeJS.ProcessEnv => ({
    NODE_ENV: 'test',
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
  });

  test('list registrations, the newest first', async () => {
    await insert(backend, 'operators', { ...registration, full_name: 'First Person' });
    await insert(backend, 'operators', {
      ...registration,
      full_name: 'Second Person',
      equipment: ['Dumper', 'Crane'],
    });
    const lines = (await list('registrations', [], asOwner())).split('\n');
    expect(lines[0]).toMatch(/^created_at +full_name +email +phone +address +experience +equipment$/);
    expect(lines[1]).toMatch(
      /Second Person +person@example.com +0121 496 0000 +Birmingham +5 +Dumper, Crane$/,
    );
    expect(lines[2]).toContain('First Person');
    expect(lines[3]).toBe('2 registrations. Full texts in a file: npm run registrations -- --csv');
  });

  test('list what came in since a time', async () => {
    await insert(backend, 'operators', { ...registration, full_name: 'First Person' });
    await backend.query(`update public.operators set created_at = created_at - interval '25 hours'`);
    await insert(backend, 'operators', { ...registration, full_name: 'Second Person', address: 'Leeds' });
    const recent = await list('registrations', ['--since', '24h'], asOwner());
    expect(recent).toContain('Second Person');
    expect(recent).not.toContain('First Person');
    expect(recent).toContain('1 registration.');
    expect(await list('registrations', ['--since', '2d'], asOwner())).toContain('2 registrations.');
    expect(await list('enquiries', ['--since', '24h'], asOwner())).toBe('0 enquiries.\n');
    await expect(list('registrations', ['--since', 'noon'], asOwner())).rejects.toMatchObject({
      stderr: '"noon" is not a span of time. Write --since 30m, 24h or 7d.\n',
    });
  });

  test('write enquiries to a file', async () => {
    await insert(backend, 'enquiries', { ...enquiry, message: 'Two\nlines, "quoted"' });
    const file = path.join(folder, 'enquiries.csv');
    expect(await list('enquiries', ['--csv', file], asOwner())).toMatch(/^Wrote 1 enquiry to /);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\ufeffid,created_at,name,email,subject,message\r\n[0-9a-f-]{36},.*,Test Person,person@example.com,A question,"Two\nlines, ""quoted"""\r\n$/,
    );
  });

  test('refuse incomplete settings and a service that does not answer, in one sentence', async () => {
    await expect(
      list('registrations', [], { NODE_ENV: 'test', SUPABASE_URL: backend.url }),
    ).rejects.toMatchObject({
      code: 1,
      stderr: 'Set both SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY to read a hosted project, or neither.\n',
    });
    await expect(
      list('registrations', [], { ...asOwner(), SUPABASE_URL: 'http://127.0.0.1:1' }),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nothing answers at .*\n$/) as string,
    });
  });

  test('the public key lists nothing', async () => {
    await expect(
      list('registrations', [], { ...asOwner(), SUPABASE_SERVICE_ROLE_KEY: backend.anonKey }),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('answered 401') as string });
  });

  test('more rows than fit into one answer are all read, once each', async () => {
    await backend.query('alter table public.operators disable trigger operators_guard');
    await backend.query(`insert into public.operators (created_at, full_name, email, phone, address, experience, equipment)
      select now() - (n / 3) * interval '1 second', 'Person ' || n, 'a@b.co', '01214960000', 'x', 1, '{Dumper}'
      from generate_series(1, 2500) as n`);
    await backend.query('alter table public.operators enable trigger operators_guard');
    const rows = await readRows(backend, 'operators');
    expect(new Set(rows.map((row) => row.id)).size).toBe(2500);
    expect(rows).toHaveLength(2500);
    const times = rows.map((row) => Date.parse(row.created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});
