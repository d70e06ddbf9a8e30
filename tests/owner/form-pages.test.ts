import { slugs } from '@/content/paths.ts';
import { everyKindTable } from '../helpers/every-kind.ts';
import { readExamples, type Example } from './guide.ts';
import { apply, replace, succeed } from './owner-project.ts';

// Follows the guide to a new form twice in one copy of the project: for a form with a field of every kind on the page of a
// town, and for a form on the home page.
jest.setTimeout(600_000);

const [table, callback, importExample, listExample, , section] = readExamples('docs/adding-a-form.md') as [
  Example,
  Example,
  Example,
  Example,
  Example,
  Example,
];
const [town] = slugs.towns;

const rename = (example: Example): Example => ({
  ...example,
  file: example.file.replace('callback', 'visit'),
  code: example.code
    .replaceAll('callbackForm', 'visitForm')
    .replace("id: 'callback'", "id: 'visit'")
    .replace('./callback', './visit'),
});

const place = (form: string, path: string, file: string) => {
  replace(`content/forms/${form}.ts`, /pagePath: '.*'/, `pagePath: '${path}'`);
  replace(file, 'import ', `import { ${form}Form } from '../forms/${form}.ts';\nimport `);
  replace(
    file,
    /(?<=\n(?: {2}localSections:|const sections: Sections =) \[\n)/,
    section.code.replace('callback', form),
  );
};

test('forms work on the home page and on the page of a town, with and without scripts', () => {
  for (const example of [callback, importExample, listExample])
    for (const one of [example, rename(example)]) apply(one);
  apply({ ...table, code: table.code + everyKindTable });
  replace(callback.file, 'import ', "import { everyKind } from '@/tests/helpers/every-kind.ts';\nimport ");
  replace(callback.file, /fields: \{[^]*?\n {2}\}/, 'fields: everyKind');
  replace(callback.file, "nameColumn: 'name'", "nameColumn: 'a_text'");
  replace(callback.file, /table: '.*'/, "table: 'samples'");
  replace(callback.file, "limitedBy: 'phone'", "limitedBy: 'email'");
  place('callback', `/locations/${town}`, `content/towns/${town}.ts`);
  place('visit', '/', 'content/pages/home.ts');
  succeed('npx', 'next', 'typegen');
  succeed('npx', 'tsc', '--noEmit');
  const specs = ['form-received', 'form-drafts', 'changed-forms', 'forms-without-scripts'].map(
    (spec) => `${spec}.spec`,
  );
  succeed('npm', 'run', 'build:tested-site');
  succeed('npx', 'playwright', 'test', ...specs, '-g', '(?:callback|visit):');
});
