import { contactFields as words, wrongEntry } from '@/content/form-fields';
import { checkEnquiry, enquiryRules as rules } from './enquiry';

const formOf = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const correct = { name: 'Dana Hirer', email: 'dana@example.com', message: 'Two dumpers\nin Coventry' };

test('a correct form becomes a row, with or without a subject', () => {
  expect(checkEnquiry(formOf(correct))).toEqual({ ok: true, row: { ...correct, subject: '' } });
  expect(checkEnquiry(formOf({ ...correct, subject: ' Dumpers ' }))).toEqual({
    ok: true,
    row: { ...correct, subject: 'Dumpers' },
  });
});

test('an empty form names what is needed', () => {
  expect(checkEnquiry(new FormData())).toEqual({
    ok: false,
    errors: [
      { field: 'name', message: words.name.missing },
      { field: 'email', message: words.email.missing },
      { field: 'message', message: words.message.missing },
    ],
  });
});

test.each(['name', 'subject', 'message'] as const)('%s is limited', (field) => {
  const { max } = rules[field];
  expect(checkEnquiry(formOf({ ...correct, [field]: 'a'.repeat(max) })).ok).toBe(true);
  expect(checkEnquiry(formOf({ ...correct, [field]: 'a'.repeat(max + 1) }))).toEqual({
    ok: false,
    errors: [{ field, message: wrongEntry.tooLong(words[field].name, max, max + 1) }],
  });
});
