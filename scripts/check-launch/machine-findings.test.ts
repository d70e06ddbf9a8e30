import { temporaryFolder } from '@/tests/temporary-folder';
import { machineFindings } from './machine-findings';

const { at, write } = temporaryFolder();

const words = { 'skid-steer-operators': ['skid steer'], 'roller-operators': ['roller'] };
const linesFor = (...served: readonly string[]) =>
  [...machineFindings(at(), words, served)].map(({ file, problem }) => `${file}: ${problem}`);

test('each sentence that names a machine without a page is printed once, with its pages', () => {
  write(
    'out/index.html',
    '<header><p>Rollers</p></header><main><p>Skid-steers turn. Rollers don’t.</p></main>',
  );
  write(
    'out/about.html',
    '<title>Rollers</title><main><ul><li><p>Skid-steers turn.</p></li></ul><img alt="A skid steer"></main>',
  );
  expect(linesFor('roller-operators')).toEqual([
    'out/index.html: “Skid-steers turn.” names a machine that has no page (and in 1 more)',
    'out/about.html: “A skid steer” names a machine that has no page',
  ]);
  expect(linesFor('skid-steer-operators', 'roller-operators')).toEqual([]);
});

test('a drawing that no page shows is printed', () => {
  write('out/machines/roller.svg', '<svg/>');
  write('out/machines/scraper.svg', '<svg/>');
  write('out/index.html', '<img src="/machines/roller.svg" alt="">');
  expect(linesFor('skid-steer-operators', 'roller-operators')).toEqual([
    'out/machines/scraper.svg: no page shows this drawing',
  ]);
});
