import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkColours } from './check-colours';
import { ExpectedError } from './expected-error';

const project = mkdtempSync(join(tmpdir(), 'colours-'));
const file = join(project, 'app/globals.css');
const shipped = readFileSync('app/globals.css', 'utf8');

beforeAll(() => mkdirSync(join(project, 'app')));
beforeEach(() => cpSync('app/globals.css', file));
afterAll(() => rmSync(project, { recursive: true }));

const set = (token: string, value: string) =>
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(new RegExp(`(--color-${token}): [^;]+`), `$1: ${value}`),
  );

const failure = () => {
  try {
    checkColours(project);
  } catch (error) {
    expect(error).toBeInstanceOf(ExpectedError);
    return (error as Error).message;
  }
  return '';
};

test('words that are hard to read are named with both colours and their contrast', () => {
  set('plant', '#0a3d91');
  set('on-plant', '#1b1f23');
  expect(failure()).toContain(
    '--color-on-plant (#1b1f23) on --color-plant (#0a3d91) has a contrast of 1.64; WCAG AA asks for 4.5 (buttons and bars of cards).',
  );
});

test('a colour may be written in any way of CSS', () => {
  set('plant', 'oklch(0.35 0.13 262)');
  set('plant-deep', 'color(display-p3 0.1 0.2 0.5)');
  set('on-plant', 'white');
  expect(failure()).toBe('');
});

test.each([
  ['bleu', 'app/globals.css: --color-plant is "bleu", which is not a colour.'],
  [
    'rgb(255 191 31 / 50%)',
    'app/globals.css: --color-plant is "rgb(255 191 31 / 50%)", and a colour here must be opaque.',
  ],
])('%s is refused by its name', (colour, message) => {
  set('plant', colour);
  expect(failure()).toBe(message);
});

test('a colour that was removed is named', () => {
  writeFileSync(file, shipped.replace(/--color-on-plant: [^;]+;/, ''));
  expect(failure()).toBe('app/globals.css has no --color-on-plant.');
});
