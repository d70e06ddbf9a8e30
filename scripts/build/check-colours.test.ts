import { readFileSync } from 'node:fs';
import { temporaryFolder } from '@/tests/helpers/temporary-folder';
import { checkColours } from './check-colours';
import { ExpectedError } from '../shared/expected-error';

const { at, write } = temporaryFolder();
const shipped = readFileSync('app/colours.css', 'utf8');

/** An empty value removes a colour token. */
const check = (changes: Readonly<Record<string, string>>) => {
  const changed = Object.entries(changes).reduce(
    (styles, [token, value]) =>
      styles.replace(new RegExp(`--color-${token}: [^;]+;`), value && `--color-${token}: ${value};`),
    shipped,
  );
  write('app/colours.css', changed);
  checkColours(at());
};

test('accepts colours in any CSS notation', () => {
  const plants = { plant: 'oklch(0.35 0.13 262)', 'plant-deep': 'color(display-p3 0.1 0.2 0.5)' };
  expect(() => check({ ...plants, 'on-plant': 'white' })).not.toThrow();
});

test.each([
  ['#0a3d91', '--color-on-plant (#1b1f23) on --color-plant (#0a3d91) has a contrast of 1.64'],
  ['bleu', '--color-plant is "bleu", which is not a colour.'],
  [
    'rgb(255 191 31 / 50%)',
    '--color-plant is "rgb(255 191 31 / 50%)", which is transparent. Use an opaque colour.',
  ],
  ['', 'app/colours.css has no --color-plant.'],
])('rejects the background colour "%s" and names its token', (plant, message) => {
  const checkPlant = () => check({ plant, 'on-plant': '#1b1f23' });
  expect(checkPlant).toThrow(message);
  expect(checkPlant).toThrow(ExpectedError);
});
