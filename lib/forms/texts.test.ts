import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';
import { checkForm } from './check-form';

// What a text is cleaned to is compared with the database, in its tests.

/** As long as the largest body that is read. */
const filledWith = (part: string) => part.repeat((256 * 1024) / part.length);

// In milliseconds. An expression that tries again at every letter would take minutes.
test.each([
  ['spaces', 'a', ' \u200B', 'b'],
  ['line breaks', 'a', '\r\n', 'b'],
  ['marks of direction', 'a', '\u202E', 'b'],
  ['dots', 'a@', '.', 'b'],
  ['labels', 'a@', 'b.', '.'],
  ['at signs', 'a', '@', '.b'],
  ['letters of an extension', '0', 'x', '\n'],
  ['bracketed noughts', '0', '(0)', '!'],
  ['digits', '-', '1', 'a'],
])('%s, %s many times, are read in a moment in every field', (_, start, middle, end) => {
  const text = start + filledWith(middle) + end;
  const began = performance.now();
  for (const { fields } of forms as readonly Form[]) {
    const data = new FormData();
    for (const field of Object.keys(fields)) data.set(field, text);
    expect(checkForm(fields, data).ok).toBe(false);
  }
  expect(performance.now() - began).toBeLessThan(3000);
});
