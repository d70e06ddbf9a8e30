import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatCsv } from '@/scripts/submissions/format-csv';
import { formatTable } from '@/scripts/submissions/format-table';
import { contactForm } from '@/content/forms/contact';
import type { Form } from '@/content/forms/form';
import { registrationForm } from '@/content/forms/registration';
import { listSubmissions } from '@/scripts/submissions/list-submissions';
import { readRows } from '@/scripts/submissions/read-rows';
import { engine } from '../engine/engine-of-file';
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

  test.each([
    '=1+1',
    '+44 121',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '＝1',
    '\r=1',
    '07700900123',
    '0121 496 0000',
  ])('%j is no formula in a spreadsheet, and no number', (value) => {
    expect(formatCsv([[value]]).replace(/^"/, '')).toMatch(/^'/);
  });

  test.each(['a;=1+1', 'a; +1', 'a;"=1', 'two\n=1', 'two\r\n-1', ';;@SUM(A1)'])(
    '%j is no formula either where a list is parted by semicolons',
    (value) => {
      // As a spreadsheet reads it that knows no commas: quotes inside a line are text, and each semicolon begins a cell.
      const cells = `id,${formatCsv([[value]])}`.split(/[;\r\n]+/);
      expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
    },
  );

  test('other texts are untouched', () => {
    expect(formatCsv([['2026', '5', 'a=b', "O'Brien", '李雷']])).toBe("2026,5,a=b,O'Brien,李雷\r\n");
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
  beforeEach(reset);

  const asOwner = { SUPABASE_URL: engine.url, SUPABASE_SERVICE_ROLE_KEY: engine.serviceKey };
  const listRegistrations = (...args: readonly string[]) =>
    listSubmissions([registrationForm.name, ...args], asOwner);
  const columnsOf = ({ fields }: Form) => Object.values(fields).map(({ column }) => column);

  test('list registrations, the newest first', async () => {
    await insert('operators', { ...registration, full_name: 'First Person' });
    await insert('operators', {
      ...registration,
      full_name: 'Second Person',
      equipment: ['Dumper', 'Crane'],
    });
    const lines = (await listRegistrations()).split('\n');
    expect(lines[0]?.split(/ +/)).toEqual(['created_at', ...columnsOf(registrationForm)]);
    const { email, phone, address, experience } = registration;
    expect(lines[1]?.split(/ {2,}/).slice(1)).toEqual(
      ['Second Person', email, phone, address, experience, 'Dumper, Crane'].map(String),
    );
    expect(lines[2]).toContain('First Person');
    expect(lines[3]).toBe('2 registrations. Full texts in a file: npm run leads -- registration --csv');
  });

  test('list what came in since a time', async () => {
    await insert('operators', { ...registration, full_name: 'First Person' });
    await engine.query(`update public.operators set created_at = created_at - interval '25 hours'`);
    await insert('operators', { ...registration, full_name: 'Second Person', address: 'Leeds' });
    const recent = await listRegistrations('--since', '24h');
    expect(recent).toContain('Second Person');
    expect(recent).not.toContain('First Person');
    expect(recent).toContain('1 registration.');
    expect(await listRegistrations('--since', '2d')).toContain('2 registrations.');
    const all = await listSubmissions(['--since', '24h'], asOwner);
    for (const part of ['1 registration.', '0 enquiries.']) expect(all).toContain(part);
    await expect(listSubmissions(['payment'], asOwner)).rejects.toThrow('There is no form "payment".');
    await expect(listRegistrations('--since', 'noon')).rejects.toThrow(
      '"noon" is not a span of time. Write --since 30m, 24h or 7d.',
    );
  });

  test('write enquiries to a file', async () => {
    await insert('enquiries', { ...enquiry, message: 'Two\nlines, "quoted"' });
    const file = path.join(folder, 'enquiries.csv');
    // One that others could read, from before.
    writeFileSync(file, 'a longer text than the list, which must go. '.repeat(100), { mode: 0o644 });
    expect(await listSubmissions([contactForm.name, '--csv', file], asOwner)).toMatch(/^Wrote 1 enquiry to /);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = readFileSync(file, 'utf8');
    expect(written).not.toContain('must go');
    expect(written.split('\r\n')[0]).toBe(
      `\ufeff${['id', 'created_at', 'last_contact_at', ...columnsOf(contactForm)].join(',')}`,
    );
    const { name, email, subject } = enquiry;
    expect(written).toMatch(/\r\n[0-9a-f-]{36},/);
    expect(written).toContain(`,${name},${email},${subject},"Two\nlines, ""quoted"""`);
  });

  test.each([
    ['half of the settings', { SUPABASE_SERVICE_ROLE_KEY: undefined }, /^Set both SUPABASE_URL and /],
    ['a service that does not answer', { SUPABASE_URL: 'http://127.0.0.1:1' }, /^Nothing answers at /],
    ['the public key', { SUPABASE_SERVICE_ROLE_KEY: engine.anonKey }, /answered 401/],
  ])('refuse %s in one sentence', async (_, changes, sentence) => {
    await expect(listSubmissions([], { ...asOwner, ...changes })).rejects.toMatchObject({
      name: 'ExpectedError',
      message: expect.stringMatching(sentence) as string,
    });
  });

  test('a list that was cut is no list, and says so', async () => {
    await insert('operators', registration);
    const real = globalThis.fetch;
    // As a proxy does that answers for the database with nothing.
    const cutting = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { status, headers } = await real(input, init);
      return new Response('[]', { status, headers });
    });
    await expect(readRows(engine, 'operators')).rejects.toMatchObject({
      name: 'ExpectedError',
      message: expect.stringMatching(/^Only 0 of 1 rows/) as string,
    });
    cutting.mockRestore();
  });

  test('more rows than fit into one answer are all read, once each', async () => {
    await engine.query('alter table public.operators disable trigger operators_guard');
    await engine.query(`insert into public.operators (created_at, full_name, email, phone, address, experience, equipment)
      select now() - (n / 3) * interval '1 second', 'Person ' || n, 'a@b.co', '01214960000', 'x', 1, '{Dumper}'
      from generate_series(1, 2500) as n`);
    await engine.query('alter table public.operators enable trigger operators_guard');
    const rows = await readRows(engine, 'operators');
    expect(new Set(rows.map((row) => row.id)).size).toBe(2500);
    expect(rows).toHaveLength(2500);
    const times = rows.map((row) => Date.parse(row.created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});
