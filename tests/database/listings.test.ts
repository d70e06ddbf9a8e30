import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forms } from '@/content/forms';
import { contactForm } from '@/content/forms/contact';
import type { Form } from '@/content/forms/form';
import { formNotes } from '@/content/forms/notes';
import { registrationForm } from '@/content/forms/registration';
import { formatCsv } from '@/scripts/submissions/format-csv';
import { formatTable } from '@/scripts/submissions/format-table';
import { cellsOf, listSubmissions } from '@/scripts/submissions/list-submissions';
import { readRows } from '@/scripts/submissions/read-rows';
import { engine } from '../engine/engine-of-file';
import {
  count,
  enquiry,
  insert,
  markedRow,
  registerFrom,
  registration,
  reset,
  resetWithLimits,
} from './submissions';

test('formatCsv follows RFC 4180 and leaves ordinary text unchanged', () => {
  expect(
    formatCsv([
      ['2026', 'a=b', "O'Brien", '李雷', ''],
      ['a,b', 'say "hi"', 'two\nlines'],
    ]),
  ).toBe(`2026,a=b,O'Brien,李雷,\r\n"a,b","say ""hi""","two\nlines"\r\n`);
});

test('formatCsv escapes formulas and keeps the leading zeros of numbers', () => {
  const inert = ['=1+1', '+44 121', '-1', '@SUM(A1)', '\t=1', '＝1', '\r=1', '07700900123', '0121 496 0000'];
  for (const value of inert) expect(formatCsv([[value]])).toMatch(/^"?'/);
  // Split lines as a spreadsheet does if its separator is a semicolon: a quote inside a line is ordinary text, and each
  // semicolon starts a cell.
  for (const value of [
    'a;=1+1',
    'a; +1',
    'a;"=1',
    'two\n=1',
    'two\r\n-1',
    ';;@SUM(A1)',
    '1 Canal Street\t=1',
    'a\t\t+1',
  ])
    for (const cell of `id,${formatCsv([[value]])}`.split(/[;\t\r\n]+/))
      expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
});

test('cellsOf formats every type of value', () => {
  const row = {
    id: '1',
    created_at: '',
    sent_nearby: 0,
    years: 7,
    boxes: ['A', 'B'],
    agreed: true,
    tick: false,
    day: null,
  };
  const columns = ['years', 'boxes', 'agreed', 'tick', 'day', 'missing'];
  const { ticked, notTicked } = formNotes;
  expect(cellsOf([row], columns)).toEqual([columns, ['7', 'A, B', ticked, notTicked, '', '']]);
});

test('formatTable aligns columns, truncates long text and replaces control characters', () => {
  expect(
    formatTable([
      ['name', 'place'],
      ['Al', 'x'.repeat(37)],
      ['李雷', 'B\nC'],
      ['\u001b[2J\u009b31m\u0007\r\u202e\u2066\u2028', 'y'.repeat(36)],
    ]).split('\n'),
  ).toEqual([
    'name           place',
    `Al             ${'x'.repeat(35)}…`,
    '李雷             B, C',
    `\ufffd[2J\ufffd31m\ufffd\ufffd\ufffd\ufffd\ufffd  ${'y'.repeat(36)}`,
  ]);
});

describe('the command npm run leads', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listing-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(reset);

  const asOwner = { NEXT_PUBLIC_SUPABASE_URL: engine.url, SUPABASE_SERVICE_ROLE_KEY: engine.serviceKey };
  const leads = (...args: readonly string[]) => listSubmissions(args, asOwner, folder);
  const columnsOf = ({ fields }: Form) => Object.values(fields).map(({ column }) => column);

  test('lists the rows of each form, newest first; --since skips older ones', async () => {
    await insert('operators', { ...registration, full_name: 'First Person' });
    await engine.query(`update public.operators set created_at = created_at - interval '25 hours'`);
    const equipment = ['Dumper', 'Crane'];
    await insert('operators', { ...registration, full_name: 'Second Person', address: 'Leeds', equipment });
    const lines = (await leads()).split('\n');
    expect(lines[0]?.split(/ +/)).toEqual(['created_at', ...columnsOf(registrationForm)]);
    expect(lines[1]).toMatch(/ {2}Second Person {2}.* {2}Leeds {2}.* {2}Dumper, Crane$/);
    expect(lines[2]).toContain('First Person');
    const { name, lead } = registrationForm;
    expect(lines.slice(3)).toEqual([
      `2 ${lead.plural}. Full texts in a file: npm run leads -- ${name} --csv`,
      ...forms.flatMap((form) => (form === registrationForm ? [] : ['', `0 ${form.lead.plural}.`])),
    ]);
    for (const span of ['60m', '24h'])
      expect(await leads(registrationForm.name, '--since', span)).toContain(`\n1 ${lead.singular}.`);
    expect(await leads('--since', '2d')).toContain(`\n2 ${lead.plural}.`);
  });

  test('writes files that only the current user can read', async () => {
    await insert('enquiries', { ...enquiry, message: 'Two\nlines, "quoted"' });
    const { plural, singular } = contactForm.lead;
    const file = path.join(folder, `${plural}.csv`);
    writeFileSync(file, 'a longer text than the list, which must go. '.repeat(100), { mode: 0o644 });
    expect(await leads(contactForm.name, '--csv')).toBe(
      `Wrote 1 ${singular} to ${path.relative(process.cwd(), file)}.`,
    );
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const [heading, row] = readFileSync(file, 'utf8').split('\r\n');
    expect(heading).toBe(`\ufeffid,created_at,last_contact_at,${columnsOf(contactForm).join(',')}`);
    const { name, email, subject } = enquiry;
    expect(row).toMatch(/^[0-9a-f-]{36},/);
    for (const cell of [name, email, subject, '"Two\nlines, ""quoted"""']) expect(row).toContain(`,${cell}`);
  });

  test('hides the rows of a flood unless --flood is used, and deletes only those rows', async () => {
    await resetWithLimits();
    const { name, lead } = registrationForm;
    const learners = Array.from({ length: 20 }, (_, index) => `learner${index}`);
    const fakes = Array.from({ length: 8 * 30 }, (_, index) => index);
    const from = (address: string, mark: string) => registerFrom(address, markedRow('operators', mark));
    for (const mark of learners) await from('192.0.2.1', mark);
    await engine.query(`update public.operators set created_at = created_at - interval '2 hours'`);
    await Promise.all(fakes.map((index) => from(`203.0.${index % 8}.1`, `fake${index}`)));
    await from('198.51.100.1', 'honest');

    // The first three rows from a network are always listed.
    const shown = learners.length + 3 + 1;
    const listed = await leads(name);
    for (const mark of [...learners, 'honest']) expect(listed).toContain(` ${mark}@example.com`);
    expect(listed).toContain(`\n${shown} ${lead.plural}.`);
    expect(listed).toContain(`\n${fakes.length - 3} more look like a flood.`);
    const hidden = await leads(name, '--flood');
    expect(hidden).toContain(`\n${fakes.length - 3} ${lead.plural}.`);
    expect(hidden).not.toContain('honest@');

    expect(await leads(name, '--delete-flood')).toContain(`${fakes.length - 3} ${lead.plural}`);
    expect(readFileSync(path.join(folder, `${lead.plural}-flood.csv`), 'utf8')).toContain(
      'fake200@example.com',
    );
    expect(await count('operators')).toBe(shown);
    expect(await leads(name)).not.toContain('flood');
  });

  test.each([
    ['There is no form "payment".', ['payment'], {}],
    ['"1.5h" is not a duration. Use a format such as --since 30m, 24h or 7d.', ['--since', '1.5h'], {}],
    ['Set NEXT_PUBLIC_SUPABASE_URL', [], { NEXT_PUBLIC_SUPABASE_URL: '' }],
    ['There is no response', [], { NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1' }],
    ['refuses the key', [], { SUPABASE_SERVICE_ROLE_KEY: engine.anonKey }],
  ])('throws an ExpectedError with the message: %s', async (sentence, args, changes) => {
    await expect(listSubmissions(args, { ...asOwner, ...changes })).rejects.toMatchObject({
      name: 'ExpectedError',
      message: expect.stringContaining(sentence) as string,
    });
  });

  test('readRows returns every row once, even if they span several responses', async () => {
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
