import { contactForm } from '../forms/contact.ts';
import { registrationForm } from '../forms/registration.ts';
import type { Field } from '../model/form.ts';

test('marks the field names of forms in another language', async () => {
  const other = { ...contactForm, name: 'other', lang: 'cy' };
  jest.doMock('../forms/index.ts', () => ({ forms: [other] }));
  jest.doMock('../forms/registration.ts', () => ({ registrationForm: { ...registrationForm, lang: 'pl' } }));
  const { privacyPolicy } = await import('./privacy-policy.ts');
  const policy = JSON.stringify(privacyPolicy.sectionsFor(true, [])).toLowerCase();
  for (const [{ fields }, lang] of [
    [contactForm, 'cy'],
    [registrationForm, 'pl'],
  ] as const)
    for (const { noun } of Object.values(fields))
      expect(policy).toContain(JSON.stringify({ text: noun.toLowerCase(), lang }));
});

test('each field of the registration form states what it is used for', () => {
  const fields: readonly Field[] = Object.values(registrationForm.fields);
  expect(fields.filter(({ use = '' }) => use === '')).toEqual([]);
});
