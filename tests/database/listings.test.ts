import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { company } from '@/content/company.ts';
import { contactForm } from '@/content/forms/contact.ts';
import { formText } from '@/content/forms/form-text.ts';
import { forms } from '@/content/forms/index.ts';
import { townSubject } from '@/content/forms/message-subjects.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import type { Form } from '@/content/model/form.ts';
import { ownerMail } from '@/content/owner-mail.ts';
import { findConnection } from '@/scripts/owner/database/find-connection.ts';
import { openDatabase } from '@/scripts/owner/database/open-database.ts';
import { cellsOf, localTime } from '@/scripts/owner/leads/cells-of.ts';
import { formatCsv } from '@/scripts/owner/leads/export-csv.ts';
import { formatTable } from '@/scripts/owner/leads/list-newest.ts';
import { parseArguments } from '@/scripts/owner/leads/parse-arguments.ts';
import { readAll } from '@/scripts/owner/leads/read-rows.ts';
import { runLeads } from '@/scripts/owner/leads/run-leads.ts';
import { unsentNote } from '@/scripts/owner/leads/unsent-note.ts';
import { newestTime, watchLeads } from '@/scripts/owner/leads/watch-leads.ts';
import { database } from '../postgres/test-database.ts';
import {
  insert,
  insertSql,
  markedRow,
  message,
  registration,
  reset,
  withFormColumns,
} from './submissions.ts';

const offered: readonly string[] = registrationForm.fields.equipment.offered;
const [firstMachine = '', lastMachine = ''] = [offered[0], offered.at(-1)];

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
  const { ticked, notTicked } = formText;
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
    `\ufffd[2J\ufffd31m\ufffd, \ufffd\ufffd  ${'y'.repeat(36)}`,
    `xy             z${'\u0301'.repeat(4)}`,
  ]);
});

describe('the command npm run leads', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'listing-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(reset);

  const leads = async (...args: readonly string[]) => runLeads(parseArguments(args), database, folder);
  const seed = (amount: number, createdAt: string) =>
    database.query(`alter table public.operators disable trigger operators_guard;
      ${insertSql('operators', { created_at: createdAt, full_name: "'Person ' || n" })}, generate_series(1, ${amount}) as n;
      alter table public.operators enable trigger operators_guard`);
  const columnsOf = ({ fields }: Form) => Object.values(fields).map(({ column }) => column);

  test('lists the rows of each form, newest first; --since skips older ones', async () => {
    await insert('operators', { ...registration, full_name: 'First Person' });
    await database.query(`update public.operators set created_at = created_at - interval '25 hours'`);
    const equipment = [firstMachine, lastMachine];
    const inLeeds = withFormColumns({ address: 'Leeds' });
    await insert('operators', { ...registration, full_name: 'Second Person', ...inLeeds, equipment });
    const lines = (await leads()).split('\n');
    expect(lines[0]?.split(/ +/)).toEqual([
      'id',
      'created_at',
      'answered_at',
      ...columnsOf(registrationForm),
    ]);
    expect(lines[1]).toMatch(/^[0-9a-f]{8} {2}\d{4}-\d\d-\d\d \d\d:\d\d [A-Z]{3} /);
    for (const value of ['Second Person', ...Object.values(inLeeds)])
      expect(lines[1]).toContain(`  ${String(value)}`);
    expect(lines[1]).toContain(`  ${equipment.join(', ').slice(0, 35)}`);
    expect(lines[2]).toContain('First Person');
    const { id, noun, plural } = registrationForm;
    expect(lines.slice(3)).toEqual([
      `2 ${plural}. Full texts in a file: npm run leads -- ${id} --csv`,
      ...forms.flatMap((form) => (form === registrationForm ? [] : ['', `0 ${form.plural}.`])),
    ]);
    for (const span of ['60m', '24h'])
      expect(await leads(registrationForm.id, '--since', span)).toContain(`\n1 ${noun}.`);
    expect(await leads('--since', '2d')).toContain(`\n2 ${plural}.`);
  });

  test('--machine and --town select leads of every form, in upper or lower case', async () => {
    const inDudley = withFormColumns({ address: '1 Canal Street, DUDLEY' });
    await insert('operators', {
      ...markedRow('operators', 'one'),
      equipment: [firstMachine, lastMachine],
      ...inDudley,
    });
    await insert('operators', { ...markedRow('operators', 'two'), equipment: [firstMachine] });
    const subject = `A ${lastMachine.toLowerCase()} for a week`;
    await insert('messages', { ...markedRow('messages', 'three'), subject });
    await insert('messages', { ...markedRow('messages', 'four'), subject: townSubject('Dudley') });
    const marksIn = (text: string) =>
      ['one', 'two', 'three', 'four'].filter((mark) => text.includes(` ${mark}@example.com`));
    expect(marksIn(await leads('--machine', lastMachine.toLowerCase()))).toEqual(['one', 'three']);
    // Without a field for an address, no town can select a registration.
    const registrations = Object.keys(inDudley).length > 0 ? ['one'] : [];
    expect(marksIn(await leads('--town', 'dudley'))).toEqual([...registrations, 'four']);
    expect(marksIn(await leads(registrationForm.id, '--town', 'Dudley', '--machine', firstMachine))).toEqual(
      registrations,
    );
    expect(marksIn(await leads('--town', 'Rugby'))).toEqual([]);
    await expect(leads('--machine', 'Spaceship')).rejects.toThrow(`The machines are ${firstMachine}`);
    expect(marksIn(await leads('--town', 'a"),id.neq.0'))).toEqual([]);
    for (const text of ['x*', '100%', 'a_b', ''])
      await expect(leads('--town', text)).rejects.toThrow("can't be searched for");
  });

  const referenceOf = async () => {
    const [row] = await database.query<{ id: string }>('select id from public.operators');
    return row?.id.slice(0, 8) ?? '';
  };

  test('--delete deletes one lead and no other', async () => {
    await insert('operators', registration);
    const reference = await referenceOf();
    await insert('messages', message);
    await expect(leads('--delete', reference, '--unanswered')).rejects.toThrow('Use --delete without other');
    expect(await leads('--delete', reference)).toContain(`Deleted ${reference}.`);
    expect(await database.query('select id from public.operators')).toEqual([]);
    expect(await database.query('select id from public.messages')).toHaveLength(1);
    await expect(leads('--delete', reference)).rejects.toThrow(`There is no lead ${reference}`);
  });

  test('--answered marks a lead for one person only, and --unanswered leaves it out', async () => {
    await insert('operators', registration);
    await database.query(
      "update public.operators set created_at = '2026-01-01', last_contact_at = '2026-01-01'",
    );
    const reference = await referenceOf();
    const both = await Promise.allSettled([leads('--answered', reference), leads('--answered', reference)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const failure = both.find((one) => one.status === 'rejected');
    expect(String(failure?.reason)).toContain(`${reference} was already answered: `);
    expect(await leads(registrationForm.id, '--unanswered')).toBe(`0 ${registrationForm.plural}.`);
    const [row] = await database.query<{ answered: Date; contact: Date }>(
      'select answered_at as answered, last_contact_at as contact from public.operators',
    );
    expect(row?.contact).toEqual(row?.answered);
    expect(await leads(registrationForm.id)).toContain(localTime(row!.answered.toISOString()));
    await expect(leads('--answered', '00000000')).rejects.toThrow('There is no lead 00000000');
    await expect(leads('--answered', 'the first')).rejects.toThrow('is not the reference of a lead');
    await expect(leads('--answered', reference, '--csv')).rejects.toThrow(
      'Use --answered without other arguments',
    );
  });

  test('--watch prints each new lead once, even if the clock of the computer is fast', async () => {
    const fastClock = jest.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() + 10 * 60_000);
    await insert('operators', markedRow('operators', 'before'));
    const stop = new AbortController();
    const printedLists: string[] = [];
    const args = parseArguments(['--machine', firstMachine]);
    const from = await newestTime(args, database);
    const watching = watchLeads(args, database, from, (text) => printedLists.push(text), {
      pauseMs: 50,
      signal: stop.signal,
    });
    try {
      for (const mark of ['one', 'two']) {
        await insert('operators', markedRow('operators', mark));
        // If watching ends with an error, the race throws it.
        for (const end = Date.now() + 60_000; Date.now() < end;) {
          if (printedLists.some((text) => text.includes(`${mark}@`))) break;
          await Promise.race([watching, new Promise((resolve) => setTimeout(resolve, 20))]);
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    } finally {
      fastClock.mockRestore();
      stop.abort();
      await watching;
    }
    expect(printedLists).toHaveLength(2);
    expect(printedLists.join()).not.toContain('before@');
  });

  test('explains an empty list of machines', () => {
    const row = { id: '1', created_at: '', equipment: [] };
    expect(cellsOf([row], ['equipment'])).toEqual([[ownerMail.noneOfThese]]);
  });

  test('localTime follows the time zone of the company', () => {
    for (const moment of ['2026-07-01T11:30:00Z', '2026-12-31T23:30:00Z']) {
      const expected = new Date(moment).toLocaleString('sv-SE', { timeZone: company.timeZone });
      expect(localTime(moment)).toMatch(new RegExp(`^${expected.slice(0, 16)} [A-Z]`));
    }
  });

  test('says why there is no email about some leads', async () => {
    await insert('operators', registration);
    expect(await unsentNote(database)).toBeUndefined();
    await database.query("update public.operators set created_at = now() - interval '1 hour'");
    expect(await unsentNote(database)).toMatch(
      /^You have no email yet about 1 of the leads\.\n.*Mail settings: are incomplete/s,
    );
    await database.query("update public.operators set mail_after = now() + interval '1 hour'");
    expect(await unsentNote(database)).toBeUndefined();
  });

  test('writes files that only the current user can read', async () => {
    await insert('messages', { ...message, message: 'Two\nlines, "quoted"' });
    const { plural, noun } = contactForm;
    const file = join(folder, `${plural}.csv`);
    writeFileSync(file, 'a longer text than the list, which must go. '.repeat(100), { mode: 0o644 });
    expect(await leads(contactForm.id, '--csv')).toBe(`Wrote 1 ${noun} to ${relative(process.cwd(), file)}.`);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const [heading, row] = readFileSync(file, 'utf8').split('\r\n');
    expect(heading).toBe(
      `\ufeffid,created_at,last_contact_at,answered_at,${columnsOf(contactForm).join(',')}`,
    );
    const { name, email, subject } = message;
    expect(row).toMatch(/^[0-9a-f-]{36},/);
    for (const cell of [name, email, subject, '"Two\nlines, ""quoted"""'])
      expect(row).toContain(`,${String(cell)}`);
  });

  test.each([
    ['There is no form "payment".', ['payment'], {}],
    ['"1.5h" is not a duration. Use a format such as --since 30m, 24h or 7d.', ['--since', '1.5h'], {}],
    ['Set NEXT_PUBLIC_SUPABASE_URL', [], { NEXT_PUBLIC_SUPABASE_URL: '' }],
    ['There is no response', [], { NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1' }],
    ['refuses the key', [], { SUPABASE_SERVICE_ROLE_KEY: database.publishableKey }],
  ])('throws an ExpectedError with the message: %s', async (sentence, args, changes) => {
    const settings = {
      NEXT_PUBLIC_SUPABASE_URL: database.url,
      SUPABASE_SERVICE_ROLE_KEY: database.secretKey,
      ...changes,
    };
    const list = async () => runLeads(parseArguments(args), findConnection(settings));
    await expect(list()).rejects.toMatchObject({
      name: 'ExpectedError',
      message: expect.stringContaining(sentence) as string,
    });
  });

  test.each<[when: string, createdAt: string]>([
    ['at different times', "now() - (n / 3) * interval '1 second'"],
    ['at once', 'now()'],
  ])('reads every row once, in several responses, if the rows were stored %s', async (_, createdAt) => {
    await seed(2500, createdAt);
    const rows = await readAll(openDatabase(database), 'operators', 'likely_flood=is.false');
    expect(rows).toHaveLength(2500);
    expect(new Set(rows.map((row) => row.id)).size).toBe(2500);
    const times = rows.map((row) => Date.parse(row.created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('lists the newest rows only, and the number of all', async () => {
    await seed(1234, "now() - n * interval '1 second'");
    const { id, plural } = registrationForm;
    const lines = (await leads(id)).split('\n');
    const rows = lines.slice(1, -1);
    expect(rows.length).toBeLessThan(1234);
    expect(rows[0]).toContain(' Person 1 ');
    expect(lines.at(-1)).toContain(
      `The newest ${rows.length} of 1,234 ${plural}. All in a file: npm run leads`,
    );
  });
});
