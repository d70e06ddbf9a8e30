import { forms } from '@/content/forms/index.ts';
import type { Form } from '@/content/model/form.ts';
import { checkForm } from './check-form.ts';

const filledWith = (part: string) => part.repeat((256 * 1024) / part.length);

// A regular expression with excessive backtracking would take minutes. The test measures CPU time, because other
// processes do not affect it.
test.each([
  ['spaces', 'a', ' \u200B', 'b'],
  ['line breaks', 'a', '\r\n', 'b'],
  ['direction marks', 'a', '\u202E', 'b'],
  ['dots', 'a@', '.', 'b'],
  ['labels', 'a@', 'b.', '.'],
  ['at signs', 'a', '@', '.b'],
  ['letters of an extension', '0', 'x', '\n'],
  ['bracketed noughts', '0', '(0)', '!'],
  ['digits', '-', '1', 'a'],
])('every field rejects text with many %s within seconds', (_, start, middle, end) => {
  const text = start + filledWith(middle) + end;
  const began = process.cpuUsage();
  for (const { fields } of forms as readonly Form[]) {
    const data = new FormData();
    for (const field of Object.keys(fields)) data.set(field, text);
    expect(checkForm(fields, data).ok).toBe(false);
  }
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
});
