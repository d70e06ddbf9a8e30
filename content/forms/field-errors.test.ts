import { everyKind } from '@/tests/helpers/every-kind.ts';
import { notSentMessage } from './field-errors.ts';

test.each(Object.entries(everyKind))('the message for the field %s is a sentence', (_name, field) => {
  expect(notSentMessage(field).message).toMatch(/^\p{Lu}.+\.$/u);
});

test('only the message for a required text says that it may be missing', () => {
  expect(notSentMessage(everyKind.text).message).toContain('missing');
  expect(notSentMessage(everyKind.optional).message).not.toContain('missing');
});

test('a field can have its own message', () => {
  const notSent = 'What you wrote about travel is too long.';
  expect(notSentMessage({ ...everyKind.optional, notSent }).message).toBe(notSent);
});
