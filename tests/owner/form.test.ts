import { readFileSync } from 'node:fs';
import { readExamples } from './guide';
import { apply, compilerErrors, read, removeOwnerProject, replace, run, succeed } from './owner-project';

// An owner adds a field to the registration and a form to a page by the guides, then keeps submissions for other months, in a copy
// on the real engine. The tests run in order.
jest.setTimeout(600_000);
afterAll(removeOwnerProject);

const [migration, field] = readExamples('docs/adding-a-form-field.md');
const [table, ...form] = readExamples('docs/adding-a-form.md');
if (!migration || !field || !table || form.length !== 5) throw new Error('The guides have other examples.');

const column = /add column (\w+)/.exec(migration.code)?.[1] ?? '';
const name = /create table public\.(\w+)/.exec(table.code)?.[1] ?? '';

const testsOf = (project: string, ...files: readonly string[]) =>
  run('npx', 'jest', '--selectProjects', project, '--verbose', '--', ...files).output;

const passed = /^Tests: +\d+ passed, \d+ total$/m;

test('a column and a table that are missing are named by the tests of the database', () => {
  succeed('npx', 'next', 'typegen');
  for (const example of [field, ...form]) apply(example);
  expect(compilerErrors()).toBe('');
  const output = testsOf('database', 'tests/database/bounds');
  expect(output).toMatch(new RegExp(`column \\W*${column}\\W* of relation \\W*operators\\W* does not exist`));
  expect(output).toContain(`relation "public.${name}" does not exist`);
});

test('a text that is forgotten is named by the compiler', () => {
  const file = form[0]?.file ?? '';
  const whole = read(file);
  replace(file, /^ *notSent: .*\n/m, '');
  expect(compilerErrors()).toContain(`${file}(`);
  expect(compilerErrors()).toContain("'notSent' is missing");
  apply({ file, place: undefined, code: whole });
});

test('with their migrations field and form are drawn, stored, listed, limited and refused, by form and database alike', () => {
  apply(migration);
  apply({ ...table, file: table.file.replace(/\d{14}/, (now) => String(Number(now) + 1)) });
  succeed('npm', 'run', 'lint');
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', 'components/forms', 'lib/forms');
  const files = ['bounds', 'rights', 'duplicates', 'submit.test', 'check-live'];
  const output = testsOf('database', ...files);
  expect(output).toMatch(passed);
  for (const [of, missing] of [
    [`operators ${column}`, 'it may be left out'],
    [`${name} phone`, 'it is asked for'],
  ] as const) {
    const [, about = ''] = output.split(`${of}\n`);
    expect(about.split('\n').slice(0, 2)).toEqual([
      expect.stringContaining('is stored as the form sends it, and refused with its sentence'),
      expect.stringContaining(missing),
    ]);
  }
});

test('asked for, as the guide says, a field is refused when it is empty, and forms that the script of an older page sends are stored', () => {
  replace(migration.file, "default ''", "default 'Not asked'");
  replace(migration.file, `is_line(${column}, 0,`, `is_line(${column}, 1,`);
  replace(field.file, "hint: 'Optional. Miles", "missing: 'Enter how far you’ll travel', hint: 'Miles");
  expect(compilerErrors()).toBe('');
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', 'components/forms', 'lib/forms');
  const output = testsOf('database', 'bounds', 'submit.test', 'check-live');
  expect(output).toMatch(passed);
  expect(output.split(`operators ${column}\n`)[1]).toContain('it is asked for');
});

test('other months, by the command of docs/going-live.md, are those of the privacy policy and of the database', () => {
  const [, months = ''] =
    /npm run (kept-months -- \d+)/.exec(readFileSync('docs/going-live.md', 'utf8')) ?? [];
  succeed('npm', 'run', ...months.split(' '));
  expect(read('content/commitments.ts')).toContain(`keptMonths = ${months.split(' ').at(-1)};`);
  expect(testsOf('database', 'tests/database/retention')).toMatch(passed);
  succeed('npm', 'run', 'kept-months', '--', '7');
  expect(testsOf('database', 'tests/database/retention')).toMatch(passed);
  expect(run('npm', 'run', 'kept-months', '--', 'some').status).toBe(1);
});
