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
import { cellsOf } from '@/scripts/submissions/cells-of';
import { listSubmissions } from '@/scripts/submissions/list-submissions';
import { readNewest, readPages, type Submission } from '@/scripts/submissions/read-pages';
import { engine } from '../engine/engine-of-file';
import { enquiry, insert, registration, reset } from './submissions';

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
    years: 7,
    boxes: ['A', 'B'],
    agreed: true,
    tick: false,
    day: null,
  };
  const columns = ['years', 'boxes', 'agreed', 'tick', 'day', 'missing'];
  const { ticked, notTicked } = formNotes;
  expect(cellsOf([row], columns)).toEqual([['7', 'A, B', ticked, notTicked, '', '']]);
});

test('formatTable aligns columns, truncates long text and replaces control characters', () => {
  expect(
    formatTable([
      ['name', 'place'],
      ['Al', 'x'.repeat(37)],
      ['李雷', 'B\nC'],
      ['\u001b[2J\u009b31m\u0007\r\u202e\u2066\u2028', 'y'.repeat(36)],
      ['x\u200b\u2060\u00ad\u{e0041}y', `z${'\u0301'.repeat(50)}`],
    ]).split('\n'),
  ).toEqual([
    'name           place',
    `Al             ${'x'.repeat(35)}…`,
    '李雷             B, C',
    `\ufffd[2J\ufffd31m\ufffd\ufffd\ufffd\ufffd\ufffd  ${'y'.repeat(36)}`,
    `xy             z${'\u0301'.repeat(3)}`,
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
  const seed = (amount: number, createdAt: string) =>
    engine.query(`alter table public.operators disable trigger operators_guard;
      insert into public.operators (created_at, full_name, email, phone, address, experience, equipment)
        select ${createdAt}, 'Person ' || n, 'a@b.co', '01214960000', 'x', 1, '{Dumper}' from generate_series(1, ${amount}) as n;
      alter table public.operators enable trigger operators_guard`);
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

  test.each<[when: string, createdAt: string]>([
    ['at different times', "now() - (n / 3) * interval '1 second'"],
    ['at once', 'now()'],
  ])('reads every row once, in several responses, if the rows were stored %s', async (_, createdAt) => {
    await seed(2500, createdAt);
    const read: Submission[] = [];
    for await (const page of readPages(engine, 'operators', 'likely_flood=is.false')) read.push(...page);
    expect(read).toHaveLength(2500);
    expect(new Set(read.map((row) => row.id)).size).toBe(2500);
    const times = read.map((row) => Date.parse(row.created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('lists the newest rows only, and the number of all', async () => {
    await seed(1234, "now() - n * interval '1 second'");
    const { rows: newest } = await readNewest(engine, 'operators', 'select=full_name,created_at');
    expect(newest.length).toBeLessThan(1234);
    expect(newest[0]).toMatchObject({ full_name: 'Person 1' });
    const { name, lead } = registrationForm;
    const listed = await leads(name);
    expect(listed).toContain(
      `The newest ${newest.length} of 1,234 ${lead.plural}. All in a file: npm run leads`,
    );
    expect(listed.split('\n')).toHaveLength(1 + newest.length + 1);
  });
});
