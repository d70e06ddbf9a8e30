import { readFileSync } from 'node:fs';
import { temporaryFolder } from '@/tests/temporary-folder';
import { checkColours } from './check-colours';
import { ExpectedError } from './expected-error';

const { at, read, write } = temporaryFolder();
const file = 'app/globals.css';
const shipped = readFileSync(file, 'utf8');
beforeEach(() => write(file, shipped));

const set = (token: string, value: string) =>
  write(file, read(file).replace(new RegExp(`(--color-${token}): [^;]+`), `$1: ${value}`));

const failure = () => {
  try {
    checkColours(at());
  } catch (error) {
    expect(error).toBeInstanceOf(ExpectedError);
    return (error as Error).message;
  }
  return '';
};

test('a colour may be written in any way of CSS', () => {
  set('plant', 'oklch(0.35 0.13 262)');
  set('plant-deep', 'color(display-p3 0.1 0.2 0.5)');
  set('on-plant', 'white');
  expect(failure()).toBe('');
});

test.each([
  ['#0a3d91', '--color-on-plant (#1b1f23) on --color-plant (#0a3d91) has a contrast of 1.64'],
  ['bleu', '--color-plant is "bleu", which is not a colour.'],
  ['rgb(255 191 31 / 50%)', '--color-plant is "rgb(255 191 31 / 50%)", and a colour here must be opaque.'],
])('%s behind words is refused, and named', (colour, message) => {
  set('plant', colour);
  set('on-plant', '#1b1f23');
  expect(failure()).toContain(message);
});

test('a colour that was removed is named', () => {
  write(file, shipped.replace(/--color-on-plant: [^;]+;/, ''));
  expect(failure()).toBe('app/globals.css has no --color-on-plant.');
});
