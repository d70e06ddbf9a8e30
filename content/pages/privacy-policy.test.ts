import type { FormField } from '../forms/form';
import { registrationForm } from '../forms/registration';

test('each field of the registration form states what it is used for', () => {
  const fields: readonly FormField[] = Object.values(registrationForm.fields);
  expect(fields.filter(({ use = '' }) => use === '')).toEqual([]);
});
