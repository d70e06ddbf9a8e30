import { AttributeAction, parse as parseSelector, type Selector as Step, SelectorType } from 'css-what';
import { type ChildNode, type Container, parse, type Rule } from 'postcss';

/** A selector, and what it needs to find on a page as tokens: `p`, `.frame`, `#main`, `[open]`. */
type Selector = { readonly text: string; readonly needs: readonly string[] };

/** Text that stays or goes whole, and the custom properties that it reads. */
type Leaf = {
  readonly text: string;
  readonly reads: readonly string[];
  /** The custom property that it sets or registers: of use only where something reads it. */
  readonly property?: string;
};

/** A rule, by its selectors, or a group of rules, by its name: `@media print`. */
type Block = { readonly head: string | readonly Selector[]; readonly parts: readonly Part[] };

type Part = Leaf | Block;

/** Parts of form controls that browsers style on their own; a page without controls has none of them. */
const controlParts =
  /^(?:placeholder|file-selector-button|-moz-ui-invalid|-webkit-(?:date|calendar|search|inner|outer))/;

const needOf = (step: Step): string | undefined => {
  if (step.type === SelectorType.Tag) return step.name.toLowerCase();
  if (step.type === SelectorType.Attribute) {
    if (step.name === 'class' && step.action === AttributeAction.Element) return `.${step.value}`;
    if (step.name === 'id' && step.action === AttributeAction.Equals) return `#${step.value}`;
    return `[${step.name}]`;
  }
  // What stands in brackets, as in `:not(p)`, says what may be there, not what must.
  const part = step.type === SelectorType.Pseudo || step.type === SelectorType.PseudoElement;
  return part && controlParts.test(step.name) ? 'input' : undefined;
};

const needsOf = (selector: string): readonly string[] =>
  parseSelector(selector)
    .flat()
    .flatMap((step) => needOf(step) ?? []);

const selectorsOf = ({ selectors }: Rule) => selectors.map((text) => ({ text, needs: needsOf(text) }));

const leaf = (node: ChildNode, end: string, property?: string): Leaf => {
  const text = `${node.toString()}${end}`;
  const reads = [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? '');
  return { text, reads, ...(property !== undefined && { property }) };
};

const partsOf = (container: Container): readonly Part[] =>
  (container.nodes ?? []).flatMap((node): Part | readonly Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'decl') return leaf(node, ';', node.variable ? node.prop : undefined);
    if (node.type === 'rule') return { head: selectorsOf(node), parts: partsOf(node) };
    if (node.name === 'property') return leaf(node, '', node.params);
    if (node.name === 'keyframes') return leaf(node, '');
    if (!node.nodes) return leaf(node, ';');
    return { head: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`, parts: partsOf(node) };
  });

/** Takes parts and the tokens of a page; returns them without the selectors that need what is not there. */
const matching = (parts: readonly Part[], tokens: ReadonlySet<string>): readonly Part[] =>
  parts.flatMap((part): Part | readonly Part[] => {
    if ('text' in part) return part;
    const { head } = part;
    const kept =
      typeof head === 'string' ? head : head.filter(({ needs }) => needs.every((need) => tokens.has(need)));
    return kept.length > 0 ? { head: kept, parts: matching(part.parts, tokens) } : [];
  });

const leavesOf = (parts: readonly Part[]): readonly Leaf[] =>
  parts.flatMap((part) => ('text' in part ? part : leavesOf(part.parts)));

const isOfUse = ({ property }: Leaf, read: ReadonlySet<string>) =>
  property === undefined || read.has(property);

/** Takes parts; returns the custom properties that something in them reads which is itself of use. */
const readIn = (parts: readonly Part[]): ReadonlySet<string> => {
  const leaves = leavesOf(parts);
  const read = new Set<string>();
  for (let before = -1; read.size > before;) {
    before = read.size;
    for (const one of leaves) if (isOfUse(one, read)) for (const name of one.reads) read.add(name);
  }
  return read;
};

const print = (parts: readonly Part[], read: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if ('text' in part) return isOfUse(part, read) ? part.text : '';
      const inside = print(part.parts, read).replace(/;$/, '');
      if (inside === '') return '';
      const { head } = part;
      return `${typeof head === 'string' ? head : head.map(({ text }) => text).join(',')}{${inside}}`;
    })
    .join('');

/** A style sheet taken apart, and every token that one of its selectors needs. */
export type StyleSheet = { readonly parts: readonly Part[]; readonly needed: readonly string[] };

const neededBy = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => {
    if ('text' in part) return [];
    const own = typeof part.head === 'string' ? [] : part.head.flatMap(({ needs }) => needs);
    return [...own, ...neededBy(part.parts)];
  });

/** Takes a style sheet's text and where it stands; returns the text with addresses that hold wherever it is put. */
const rooted = (text: string, address: string) =>
  text.replace(
    /url\((["']?)(\.[^)"']+)\1\)/g,
    (_, _quote, relative: string) => `url(${new URL(relative, `https://site.example${address}`).pathname})`,
  );

/**
 * Takes the text of a minified style sheet and its address on this site; returns it taken apart, to be used on any page.
 * Throws on text that is no style sheet.
 */
export const readStyleSheet = (text: string, address: string): StyleSheet => {
  const parts = partsOf(parse(rooted(text, address)));
  return { parts, needed: [...new Set(neededBy(parts))] };
};

/**
 * Takes a style sheet and the tokens of a page; returns the text of what is of use there: selectors that find all they
 * need, custom properties that something reads, and groups that still hold something.
 */
export const styleTextFor = ({ parts }: StyleSheet, tokens: ReadonlySet<string>): string => {
  const kept = matching(parts, tokens);
  return print(kept, readIn(kept));
};
