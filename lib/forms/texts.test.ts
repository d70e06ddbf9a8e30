import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';
import { checkForm } from './check-form';

// What a text is cleaned to is compared with the database, in its tests.

/** As long as the largest body that is read. */
const filledWith = (part: string) => part.repeat((256 * 1024) / part.length);

// An expression that tries again at every letter would take minutes. Processor time, in microseconds: other programs add none to it.
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
  const began = process.cpuUsage();
  for (const { fields } of forms as readonly Form[]) {
    const data = new FormData();
    for (const field of Object.keys(fields)) data.set(field, text);
    expect(checkForm(fields, data).ok).toBe(false);
  }
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
});
