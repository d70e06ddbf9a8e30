// Tests that globals.css imports every style sheet, that their layers have the names and the order of folders, that they and
// the components name no classes of folders above them, that no rule is empty, and that no style sheet repeats a selector in
// the same place.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Container, type Rule } from 'postcss';
import folderOrder from '@/folder-order.json';
import { componentFiles, styleSheets } from '../helpers/style-sheets.ts';

const nameOf = (node: Container): string =>
  node.type === 'rule'
    ? (node as Rule).selector
    : node.type === 'atrule'
      ? String(node).split('{')[0]!.trim()
      : '';

/** Joins the selector and the rules around it, for example `@variant print .button`. */
const placeOf = (rule: Rule) => {
  const names: string[] = [];
  for (let node: Container | undefined = rule; node; node = node.parent as Container | undefined)
    names.unshift(nameOf(node));
  return names.join(' ').trim();
};

test.each(styleSheets)('%s has no empty rules and no repeated selectors', (styleSheet) => {
  const places: string[] = [];
  const empty: string[] = [];
  parse(readFileSync(styleSheet, 'utf8')).walkRules((rule) => {
    places.push(placeOf(rule));
    if (rule.nodes.every(({ type }) => type === 'comment')) empty.push(placeOf(rule));
  });
  expect(empty).toEqual([]);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

/** The classes that a style sheet styles on their own, outside media queries and other rules. */
const ownClasses = (styleSheet: string) => {
  const classes = new Set<string>();
  parse(readFileSync(styleSheet, 'utf8')).walkRules(({ selector, parent, nodes }) => {
    const hasStyles = nodes.some(({ type }) => type === 'decl' || type === 'atrule');
    const isOutside = parent?.type === 'root' || (parent as { name?: string } | undefined)?.name === 'layer';
    if (hasStyles && isOutside && /^\.[\w-]+$/.test(selector)) classes.add(selector);
  });
  return [...classes];
};

// Two components with the same class would change each other's look.
test('each class is styled by one style sheet', () => {
  const classes = styleSheets.flatMap((styleSheet) =>
    ownClasses(styleSheet).map((name) => ({ name, styleSheet })),
  );
  expect(
    classes.filter(({ name, styleSheet }) =>
      classes.some((other) => other.name === name && other.styleSheet !== styleSheet),
    ),
  ).toEqual([]);
});

const globals = readFileSync('app/globals.css', 'utf8');

test('globals.css imports every style sheet', () => {
  const imports = [...globals.matchAll(/@import '(\..*?)'/g)].map(([, styleSheet]) =>
    join('app', styleSheet!),
  );
  expect(['app/globals.css', ...imports].toSorted()).toEqual(styleSheets.toSorted());
});

const layerOf = (styleSheet: string) =>
  /^components\/(.*?)\//.exec(styleSheet)?.[1] ?? (styleSheet.startsWith('app/styles/') ? 'styles' : 'app');

/** All style sheets except that of the notices: it overrides sonner's rules, so it is in no layer. */
const layered = styleSheets.filter((styleSheet) => styleSheet !== 'components/notices/notices.css');

/** Folders from the lowest to the highest. */
const order = ['styles', ...folderOrder.components, ...folderOrder.clientComponents, 'app'];

test('the layers are in the order of the folders', () => {
  const known = new Set(layered.map(layerOf));
  const layers = order.filter((folder) => known.has(folder));
  expect(globals).toContain(`@layer theme, base, ${layers.join(', ')}, utilities, media;`);
});

test.each(layered)('the rules of %s are in the layer of its folder, or that of media', (styleSheet) => {
  const layers = new Set<string>();
  parse(readFileSync(styleSheet, 'utf8')).walkRules((rule) => {
    let node: Container = rule;
    while (node.parent && node.parent.type !== 'root') node = node.parent as Container;
    if (!/^@(?:theme|utility|keyframes)/.test(nameOf(node))) layers.add(nameOf(node));
  });
  for (const layer of ['base', 'media', layerOf(styleSheet)]) layers.delete(`@layer ${layer}`);
  expect([...layers]).toEqual([]);
});

test('the layer of media has only rules for print and forced colours', () => {
  const queries = styleSheets.flatMap((styleSheet) =>
    parse(readFileSync(styleSheet, 'utf8'))
      .nodes.filter((node) => node.type === 'atrule' && node.name === 'layer' && node.params === 'media')
      .flatMap((layer) => ('nodes' in layer && layer.nodes ? layer.nodes : []))
      .filter((node) => node.type !== 'comment')
      .map((node) => nameOf(node as Container)),
  );
  expect(new Set(queries)).toEqual(new Set(['@variant print', '@variant forced-colors']));
});

const heightOf = (styleSheet: string) => order.indexOf(layerOf(styleSheet));

/**
 * Links except buttons are underlined everywhere, the end of each page has room for the bar to call, and the phone button is
 * a component of `company`.
 */
const namedEverywhere = new Set(['.button', '.button-phone', '.covers-call-bar']);

test('no style sheet names a class of a folder above it', () => {
  const owners = new Map(
    styleSheets.flatMap((styleSheet) => ownClasses(styleSheet).map((name) => [name, styleSheet] as const)),
  );
  const upwards = new Set<string>();
  for (const styleSheet of styleSheets.filter((name) => heightOf(name) >= 0))
    parse(readFileSync(styleSheet, 'utf8')).walkRules(({ selector, parent }) => {
      let node: Container | undefined = parent;
      while (node && nameOf(node) !== '@layer media') node = node.parent as Container | undefined;
      if (node) return;
      for (const [name] of selector.matchAll(/\.[a-z][\w-]*/g)) {
        const owner = owners.get(name);
        if (owner && !namedEverywhere.has(name) && heightOf(owner) > heightOf(styleSheet))
          upwards.add(`${styleSheet}: ${name}`);
      }
    });
  expect([...upwards]).toEqual([]);
});

const components = componentFiles.filter((file) => heightOf(file) >= 0);

const classNames = /\.([a-z][\w-]*)/g;

/** The lowest folder whose style sheets name the class. */
const lowestHeights = () => {
  const heights = new Map<string, number>();
  for (const styleSheet of styleSheets.filter((name) => heightOf(name) >= 0))
    parse(readFileSync(styleSheet, 'utf8')).walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(classNames))
        heights.set(name!, Math.min(heights.get(name!) ?? Infinity, heightOf(styleSheet)));
    });
  return heights;
};

/** The classes in attributes such as `className`, also those in calls of `clsx`. */
const classesIn = (code: string) =>
  [...code.matchAll(/[cC]lass(?:Name)?=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
    ([, plain, expression = '']) =>
      [plain ?? '', ...[...expression.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, text]) => text!)].flatMap(
        (text) => text.split(/\s+/),
      ),
  );

test('no component uses a class that only folders above it style', () => {
  const heights = lowestHeights();
  const upwards = components.flatMap((file) =>
    classesIn(readFileSync(file, 'utf8'))
      .filter((name) => (heights.get(name) ?? 0) > heightOf(file) && !namedEverywhere.has(`.${name}`))
      .map((name) => `${file}: ${name}`),
  );
  expect(upwards).toEqual([]);
});
