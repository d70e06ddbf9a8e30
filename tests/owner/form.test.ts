import { readFileSync } from 'node:fs';
import { readExamples } from './guide.ts';
import { apply, read, replace, run, succeed, write } from './owner-project.ts';

// Follows the guides about forms in one copy of the project: adds a field to the registration form, adds a new form,
// and changes the retention period. Each test builds on the previous one.
jest.setTimeout(600_000);

const [migration, field, kinds, kindsMigration, required, optionalEmail, limit, removal] = readExamples(
  'docs/adding-a-form-field.md',
);
const [table, ...form] = readExamples('docs/adding-a-form.md');
if (
  !migration ||
  !field ||
  !kinds ||
  !kindsMigration ||
  !required ||
  !optionalEmail ||
  !limit ||
  !removal ||
  !table ||
  form.length !== 5
)
  throw new Error('The guides lack some of the expected examples.');

const column = /add column (\w+)/.exec(migration.code)?.[1] ?? '';
const name = /create table public\.(\w+)/.exec(table.code)?.[1] ?? '';

const testsOf = (project: string, ...files: readonly string[]) =>
  run('npx', 'jest', '--selectProjects', project, '--verbose', '--', ...files).output;

const passed = /^Tests: +\d+ passed, \d+ total$/m;

const expectFormsToFit = () => {
  succeed('npx', 'tsc', '--noEmit');
  succeed('npx', 'jest', '--selectProjects', 'unit', '--silent', '--', 'components/forms', 'lib/forms');
};

test('the database tests name the missing column and table', () => {
  succeed('npx', 'next', 'typegen');
  for (const example of [field, ...form]) apply(example);
  expectFormsToFit();
  const output = testsOf('database', 'tests/database/bounds');
  expect(output).toMatch(new RegExp(`column \\W*${column}\\W* of relation \\W*operators\\W* does not exist`));
  expect(output).toContain(`relation "public.${name}" does not exist`);
});

test('the new field and the new form work from the page to the list of leads', () => {
  for (const example of [migration, table]) apply(example);
  succeed('npm', 'run', 'lint');
  const files = ['bounds', 'rights', 'duplicates', 'submit.test', 'check-live'];
  const output = testsOf('database', ...files);
  expect(output).toMatch(passed);
  for (const testTitle of [`${column} of operators`, `phone of ${name}`])
    expect(output).toContain(`${testTitle}\n`);
});

test('a short field that becomes required accepts forms from pages without it, but not an empty value', () => {
  apply({ ...required, code: required.code.replaceAll('100', '10') });
  replace(field.file, 'max: 100', 'max: 10');
  replace(field.file, "hint: 'Miles", "requiredMessage: 'Enter how far you’ll travel', hint: 'Miles");
  expectFormsToFit();
  expect(testsOf('database', 'bounds', 'submit.test', 'check-live')).toMatch(passed);
});

test('the form and the database agree on every documented kind of field', () => {
  for (const example of [kinds, kindsMigration, limit]) apply(example);
  replace(
    'content/forms/registration.ts',
    "column: 'address',\n      max: 500",
    "column: 'address',\n      max: 800",
  );
  expectFormsToFit();
  expect(testsOf('database', 'bounds', 'submit.test')).toMatch(passed);
});

test('the form works without a removed field', () => {
  apply(removal);
  const removedColumn = /alter column (\w+)/.exec(removal.code)?.[1];
  replace(
    'content/forms/registration.ts',
    new RegExp(`^ {4}${removedColumn}: \\{\n[^]*?^ {4}\\},\n`, 'm'),
    '',
  );
  expectFormsToFit();
  expect(testsOf('database', 'bounds', 'submit.test', 'listings', 'notify-owner')).toMatch(passed);
});

test('an optional email address needs another column in `limitedBy`, and the database tests accept it', () => {
  const file = 'content/forms/registration.ts';
  replace(file, "      requiredMessage: 'Enter your email address',\n", '');
  const { output } = run('npm', 'run', 'build');
  expect(output).toContain('docs/adding-a-form-field.md#making-a-required-field-optional');
  replace(file, "limitedBy: 'email'", "limitedBy: 'phone'");
  expect(testsOf('database', 'bounds')).toContain('but the database limits operators by email');
  apply(optionalEmail);
  expectFormsToFit();
  const files = ['bounds', 'submit.test', 'listings', 'notify-owner', 'floods'];
  expect(testsOf('database', ...files)).toMatch(passed);
});

test('the command for the retention period changes the privacy policy and the database', () => {
  const [, months = ''] = /npm run kept-months -- (\d+)/.exec(readFileSync('docs/running.md', 'utf8')) ?? [];
  for (const keptMonths of [months, '7']) {
    succeed('npm', 'run', 'kept-months', '--', keptMonths);
    expect(read('content/promises.ts')).toContain(`keptMonths = ${keptMonths};`);
    expect(testsOf('database', 'tests/database/retention')).toMatch(passed);
  }
  expect(run('npm', 'run', 'kept-months', '--', 'some').status).toBe(1);
});

test('the command for origins lets browsers send forms only from the site and the named origins', () => {
  write('.env.production.local', 'NEXT_PUBLIC_SITE_URL=https://www.site.example\n');
  expect(run('npm', 'run', 'origins', '--', 'preview').status).toBe(1);
  const [, file = ''] =
    /Wrote (\S+):/.exec(succeed('npm', 'run', 'origins', '--', 'https://preview.site.example/path')) ?? [];
  expect(read(file)).toContain("values ('https://www.site.example'), ('https://preview.site.example');");
  expect(testsOf('database', 'tests/database/origins')).toMatch(passed);
});
