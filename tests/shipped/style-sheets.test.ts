// Tests that globals.css imports every sheet of a component or page in order, that no rule of a style sheet is empty, and that no
// sheet repeats a selector in the same place, and that code prints every class of a style sheet.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Container, parse, type Rule } from 'postcss';
import serverFolders from '@/components/folder-order.json';

const sheets = execFileSync('git', ['ls-files', '*.css'], { encoding: 'utf8' }).trim().split('\n');

const nameOf = (node: Container): string =>
  node.type === 'rule'
    ? (node as Rule).selector
    : node.type === 'atrule'
      ? `@${String(node)}`.split('{')[0]!
      : '';

/** Joins the selector and the rules around it, for example `@media print .button`. */
const placeOf = (rule: Rule) => {
  const names: string[] = [];
  for (let node: Container | undefined = rule; node; node = node.parent as Container | undefined)
    names.unshift(nameOf(node).trim());
  return names.join(' ').trim();
};

test.each(sheets)('%s has no empty rules and no repeated selectors', (sheet) => {
  const places: string[] = [];
  const empty: string[] = [];
  parse(readFileSync(sheet, 'utf8')).walkRules((rule) => {
    places.push(placeOf(rule));
    if (rule.nodes.every(({ type }) => type === 'comment')) empty.push(placeOf(rule));
  });
  expect(empty).toEqual([]);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

const folders = [...serverFolders, 'forms', 'notices'];

test('globals.css imports the sheet of every component and page, sorted by folder and name', () => {
  const imports = [...readFileSync('app/globals.css', 'utf8').matchAll(/@import '(\..*?)'/g)];
  const imported = imports.map(([, sheet]) => join('app', sheet!));
  const expected = [
    ...folders.flatMap((folder) =>
      sheets.filter((sheet) => sheet.startsWith(`components/${folder}/`)).toSorted(),
    ),
    ...sheets
      .filter((sheet) => /^app\/.*\//.test(sheet) && existsSync(join(dirname(sheet), 'page.tsx')))
      .toSorted(),
  ];
  expect(imported.filter((sheet) => expected.includes(sheet))).toEqual(expected);
});

const sources = ['app/**.ts*', 'components/**.ts*', 'lib/**.ts', 'scripts/build/*.ts'];

const strings = execFileSync('git', ['ls-files', ...sources], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)])
  .join('\n');

/** A template may add the end of a class name, as `band-${band}` does. */
const isPrinted = (name: string) =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(strings) ||
  [...name.matchAll(/-/g)].some(({ index }) => strings.includes(`${name.slice(0, index + 1)}\${`));

// A rule with a former class name has no effect, and the build removes it without a message.
test.each(sheets)('every class in %s is printed', (sheet) => {
  const names = new Set<string>();
  parse(readFileSync(sheet, 'utf8')).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/g)) names.add(name!);
  });
  expect([...names].filter((name) => !isPrinted(name))).toEqual([]);
});
