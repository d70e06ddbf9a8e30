import { forms } from '@/content/forms/index.ts';
import type { Form } from '@/content/model/form.ts';
import { formProblems } from './form-problems.ts';

const [form] = forms as readonly [Form, ...Form[]];
const withoutMessages = Object.fromEntries(
  Object.entries(form.fields).map(([name, { kind, column, label, noun }]) => [
    name,
    { kind: kind === 'checkboxes' ? 'radio' : kind, column, label, noun } as Form['fields'][string],
  ]),
);

test('every form is limited by a required field, and quotes a column of its own', () => {
  expect(formProblems(forms)).toEqual([]);
});

test.each<[string, Partial<Form>, string]>([
  ['optional', { fields: withoutMessages }, 'which is optional. '],
  ['missing', { limitedBy: 'shoe_size' }, 'which none of its fields has. '],
])('names the guide if the field of `limitedBy` is %s', (_, changes, problem) => {
  const problems = formProblems([{ ...form, ...changes }]);
  expect(problems.at(-1)).toContain(problem);
  expect(problems.at(-1)).toContain('docs/adding-a-form-field.md#making-a-required-field-optional');
});

test('reports a `summaryColumn` that the form lacks', () => {
  expect(formProblems([{ ...form, summaryColumn: 'shoe_size' }])).toEqual([
    expect.stringContaining("`summaryColumn: 'shoe_size'`"),
  ]);
});

test('reports a form without a required field for a name', () => {
  expect(formProblems([{ ...form, nameColumn: 'shoe_size' }])).toEqual([
    expect.stringContaining("`nameColumn: 'shoe_size'`"),
  ]);
});

test('reports a form without a required field for a reply', () => {
  const fields = Object.fromEntries(
    Object.entries(form.fields).filter(([, { kind }]) => kind !== 'email' && kind !== 'phone'),
  );
  expect(formProblems([{ ...form, fields }])[0]).toContain('required field of the kind email or phone');
});
