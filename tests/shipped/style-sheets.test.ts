// Tests that globals.css imports every style sheet, that their layers have the names and the order of folders, that no rule is
// empty, that no sheet repeats a selector in the same place, and that code prints every class.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The classes that a sheet styles on their own, outside media queries and other rules. */
const ownClasses = (sheet: string) => {
  const own = new Set<string>();
  parse(readFileSync(sheet, 'utf8')).walkRules(({ selector, parent, nodes }) => {
    const hasStyles = nodes.some(({ type }) => type === 'decl' || type === 'atrule');
    const isOutside = parent?.type === 'root' || (parent as { name?: string } | undefined)?.name === 'layer';
    if (hasStyles && isOutside && /^\.[\w-]+$/.test(selector)) own.add(selector);
  });
  return [...own];
};

// Two components with the same class would change each other's look.
test('each class is styled by one sheet', () => {
  const styled = sheets.flatMap((sheet) => ownClasses(sheet).map((name) => ({ name, sheet })));
  expect(
    styled.filter(({ name, sheet }) => styled.some((other) => other.name === name && other.sheet !== sheet)),
  ).toEqual([]);
});

const globals = readFileSync('app/globals.css', 'utf8');

test('globals.css imports every sheet', () => {
  const imported = [...globals.matchAll(/@import '(\..*?)'/g)].map(([, sheet]) => join('app', sheet!));
  expect(['app/globals.css', ...imported].toSorted()).toEqual(sheets.toSorted());
});

const layerOf = (sheet: string) =>
  /^components\/(.*?)\//.exec(sheet)?.[1] ?? (sheet.startsWith('app/styles/') ? 'styles' : 'app');

test('the layers are in the order of the folders', () => {
  const layers = /@layer (.*);/.exec(globals)?.[1]?.split(', ') ?? [];
  const used = new Set(sheets.map(layerOf));
  const ofFolders = [...serverFolders, 'forms'].filter((folder) => used.has(folder));
  expect(layers).toEqual(['theme', 'base', 'styles', ...ofFolders, 'app', 'utilities']);
});

test.each(sheets)('the rules of %s are in the layer of its folder', (sheet) => {
  const layers = [...readFileSync(sheet, 'utf8').matchAll(/@layer (\w+) \{/g)].map(([, layer]) => layer);
  expect(layers.filter((layer) => layer !== 'base' && layer !== layerOf(sheet))).toEqual([]);
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
