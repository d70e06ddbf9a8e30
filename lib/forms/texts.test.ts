import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';
import { checkForm } from './check-form';
import { cleanLine, cleanText } from './texts';

// The database's test compares every other character.
test('a text of nothing that is seen is empty', () => {
  for (const clean of [cleanLine, cleanText])
    for (const letter of '\u3164\u2800\u00AD\u034F\u{E0061}')
      expect(clean(` ${letter}\u200B ${letter}`)).toBe('');
});

test.each([
  ['a Persian name with its joiners', 'علی\u200Cرضا'],
  ['an emoji of several', '👩🏽\u200D🔧 Sam'],
  ['a soft hyphen between letters', 'Anna\u00ADlena'],
  ['Korean', '김철수'],
])('%s is kept letter for letter', (_, name) => {
  expect(cleanLine(name)).toBe(name);
  expect(cleanText(name)).toBe(name);
});

const kilobytes = 256;
/** As long as the largest body that is read. */
const filledWith = (part: string) => part.repeat((kilobytes * 1024) / part.length);

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
