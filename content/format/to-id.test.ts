import { toId } from './to-id.ts';

test.each([
  ['What we check', 'what-we-check'],
  ['Who it’s for', 'who-its-for'],
  ['  24/7: “Who pays?” ', '24-7-who-pays'],
  ['Обучение', 'обучение'],
  ['Où travailler\u0301', 'où-travailler\u0301'.normalize('NFC')],
  ['प्रशिक्षण', 'प्रशिक्षण'],
  ['？！', 'ff1f-ff01'],
])('the fragment of the heading “%s” is %s', (heading, id) => {
  expect(toId(heading)).toBe(id);
  // Links percent-encode the fragment, and browsers decode it again.
  expect(decodeURIComponent(new URL(`https://site.example/#${toId(heading)}`).hash.slice(1))).toBe(id);
});
