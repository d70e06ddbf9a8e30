import { readFileSync } from 'node:fs';
import { colourProblems } from './colour-problems.ts';

const shipped = readFileSync('app/colours.css', 'utf8');

/** An empty value removes a colour token. */
const problemsWith = (changes: Readonly<Record<string, string>>) =>
  colourProblems(
    Object.entries(changes).reduce(
      (styles, [token, value]) =>
        styles.replace(new RegExp(`--color-${token}: [^;]+;`), value && `--color-${token}: ${value};`),
      shipped,
    ),
  );

test('accepts colours in any CSS notation', () => {
  const brand = { brand: 'oklch(0.35 0.13 262)', 'brand-deep': 'color(display-p3 0.1 0.2 0.5)' };
  expect(problemsWith({ ...brand, 'on-brand': 'white' })).toEqual([]);
});

test.each([
  ['#0a3d91', '--color-on-brand (#1b1f23) on --color-brand (#0a3d91) has a contrast of 1.64'],
  ['bleu', '--color-brand is "bleu", which is not a colour.'],
  [
    'rgb(255 191 31 / 50%)',
    '--color-brand is "rgb(255 191 31 / 50%)", which is transparent. Use an opaque colour.',
  ],
  ['', 'app/colours.css has no --color-brand.'],
])('rejects the background colour "%s" and names its token', (brand, message) => {
  expect(problemsWith({ brand, 'on-brand': '#1b1f23' })).toContainEqual(expect.stringContaining(message));
});
