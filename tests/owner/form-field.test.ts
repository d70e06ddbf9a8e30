import { readFileSync } from 'node:fs';
import { readExamples } from './guide';
import { apply, compilerErrors, read, removeOwnerProject, replace, run, succeed } from './owner-project';

// An owner adds a field to the registration by the guide, then keeps submissions for other months, in a copy on the real engine.
jest.setTimeout(300_000);
afterAll(removeOwnerProject);

const guide = 'docs/adding-a-form-field.md';
const [migration, words, rule, field] = readExamples(guide);
if (!migration || !words || !rule || !field) throw new Error(`${guide} no longer has four examples.`);

const column = /add column (\w+)/.exec(migration.code)?.[1] ?? '';

const testsOf = (project: string, ...files: readonly string[]) =>
  run('npx', 'jest', '--selectProjects', project, '--verbose', '--', ...files).output;

test('words without a rule are named by the compiler', () => {
  succeed('npx', 'next', 'typegen');
  apply(words);
  expect(compilerErrors()).toMatch(new RegExp(`^${rule.file}\\([^]*'${column}' is missing`));
  apply(rule);
});

test('a field that the form does not show is named by the unit tests', () => {
  expect(testsOf('unit', 'components/forms/forms-as-html')).toContain(`"name": "${column}"`);
  apply(field);
  expect(compilerErrors()).toBe('');
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', 'components/forms', 'lib/forms');
});

test('a column that is missing is named by the tests of the database', () => {
  expect(testsOf('database', 'tests/database/row-types')).toMatch(
    new RegExp(`^ +- +"${column}": "single_line"`, 'm'),
  );
});

test('with its migration it is stored, listed, and refused when it is too long, by form and database alike', () => {
  apply(migration);
  const output = testsOf(
    'database',
    'bounds',
    'row-types',
    'listings',
    'form-and-database',
    'pgtap',
    'submit.test',
  );
  expect(output).toMatch(/^Tests: +\d+ passed, \d+ total$/m);
  const [, about = ''] = output.split(`operators ${column}\n`);
  expect(about.split('\n').slice(0, 4)).toEqual([
    expect.stringContaining('is accepted at its bounds and stored as sent'),
    expect.stringContaining('is refused beyond them with the sentence of its constraint'),
    expect.stringContaining('is refused by the constraint as well, without the guard'),
    expect.stringContaining('may be left out when it is missing or has nothing visible in it'),
  ]);
});

test('asked for, as the guide says, it is refused when it is empty, and forms that the script of an older page sends are stored', () => {
  replace(migration.file, "default ''", "default 'Not asked'");
  replace(migration.file, `is_line(${column}, 0,`, `is_line(${column}, 1,`);
  replace(words.file, "hint: 'Optional. Miles", "missing: 'Enter how far you’ll travel', hint: 'Miles");
  replace(field.file, `name="${column}"`, `name="${column}" required`);
  expect(compilerErrors()).toBe('');
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', 'components/forms', 'lib/forms');
  const output = testsOf('database', 'bounds', 'row-types', 'form-and-database', 'submit.test', 'check-live');
  expect(output).toMatch(/^Tests: +\d+ passed, \d+ total$/m);
  expect(output.split(`operators ${column}\n`)[1]).toContain('is asked for when it is missing or');
});

test('other months, by the command of docs/going-live.md, are those of the privacy policy and of the database', () => {
  const [, months = ''] =
    /npm run (kept-months -- \d+)/.exec(readFileSync('docs/going-live.md', 'utf8')) ?? [];
  succeed('npm', 'run', ...months.split(' '));
  expect(read('content/commitments.ts')).toContain(`keptMonths = ${months.split(' ').at(-1)};`);
  expect(testsOf('database', 'tests/database/retention')).toMatch(/^Tests: +2 passed/m);
  succeed('npm', 'run', 'kept-months', '--', '7');
  expect(testsOf('database', 'tests/database/retention')).toMatch(/^Tests: +2 passed/m);
  expect(run('npm', 'run', 'kept-months', '--', 'some').status).toBe(1);
});
