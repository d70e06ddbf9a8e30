import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { machineFindings } from './machine-findings';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'machines-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, 'out', file)), { recursive: true });
  writeFileSync(join(project, 'out', file), text);
};

const words = { 'skid-steer-operators': ['skid steer'], 'roller-operators': ['roller'] };
const linesFor = (...served: readonly string[]) =>
  [...machineFindings(project, words, served)].map(({ file, problem }) => `${file}: ${problem}`);

test('each sentence that names a machine without a page is printed once, with its pages', () => {
  write('index.html', '<header><p>Rollers</p></header><main><p>Skid-steers turn. Rollers don’t.</p></main>');
  write(
    'about.html',
    '<title>Rollers</title><main><ul><li><p>Skid-steers turn.</p></li></ul><img alt="A skid steer"></main>',
  );
  expect(linesFor('roller-operators')).toEqual([
    'out/index.html: “Skid-steers turn.” names a machine that has no page (and in 1 more)',
    'out/about.html: “A skid steer” names a machine that has no page',
  ]);
  expect(linesFor('skid-steer-operators', 'roller-operators')).toEqual([]);
});

test('a drawing that no page shows is printed', () => {
  write('machines/roller.svg', '<svg/>');
  write('machines/scraper.svg', '<svg/>');
  write('index.html', '<img src="/machines/roller.svg" alt="">');
  expect(linesFor('skid-steer-operators', 'roller-operators')).toEqual([
    'out/machines/scraper.svg: no page shows this drawing',
  ]);
});
