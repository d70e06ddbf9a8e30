import { readFileSync } from 'node:fs';
import { filesBelow } from '@/scripts/shared/built-site/built-pages.ts';
import { commandLines, documents } from './documents.ts';

const commands = [
  ...new Set(
    documents
      .flatMap(commandLines)
      .flatMap((line) => line.replace(/\s+# .*$/, '').split(' && '))
      .map((line) => line.trim()),
  ),
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };

const ofNpm = new Set(['ci', 'diff', 'install', 'view']);

test('every npm script in the docs exists', () => {
  const named = [...commands, ...documents.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test|ci|diff|install|view)\b)/g)].map(
      ([, script, own]) => script ?? own ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !ofNpm.has(name) && !Object.hasOwn(scripts, name))).toEqual([]);
});

const testFiles = ['components', 'content', 'lib', 'scripts', 'supabase', 'tests'].flatMap((folder) =>
  filesBelow(folder).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);
const jestProjects = [...readFileSync('jest.config.mjs', 'utf8').matchAll(/project\(\s*'(\w+)'/g)].map(
  ([, name]) => name,
);

const testRuns = commands.flatMap((command) => {
  const [, runner, rest = ''] = /^(?:[A-Z_]+=\S+ )*npx (jest|playwright test)\b(.*)$/.exec(command) ?? [];
  if (!runner) return [];
  const option = (name: string) =>
    RegExp(` ${name} ('[^']+'|\\S+)`).exec(rest)?.[1]?.replaceAll("'", '') ?? '';
  const patterns = rest
    .replaceAll(/ --(?= )| -[\w-]+ (?:'[^']+'|\S+)/g, '')
    .split(' ')
    .filter(Boolean);
  return { command, ending: runner === 'jest' ? '.test.' : '.spec.', option, patterns };
});

test.each(testRuns)('the documented command "$command" finds tests', ({ ending, option, patterns }) => {
  expect([...jestProjects, '']).toContain(option('--selectProjects'));
  const title = option('-[tg]');
  for (const pattern of patterns.length > 0 ? patterns : [''])
    expect(
      testFiles.filter(
        (file) =>
          file.includes(ending) && file.includes(pattern) && readFileSync(file, 'utf8').includes(title),
      ),
    ).not.toEqual([]);
});
