import { type ChildNode, type Container, parse, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

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
  /^::?(?:placeholder|file-selector-button|-moz-ui-invalid|-webkit-(?:date|calendar|search|inner|outer))/;

/** The arguments of these say what may be there, not what must. */
const optional = new Set([':not', ':is', ':where', ':has']);

const needsOf = (selector: string): readonly string[] => {
  const needs: string[] = [];
  const collect = (container: { readonly nodes: readonly selectorParser.Node[] }) => {
    for (const node of container.nodes) {
      if (node.type === 'tag') needs.push(node.value.toLowerCase());
      else if (node.type === 'class') needs.push(`.${node.value}`);
      else if (node.type === 'id') needs.push(`#${node.value}`);
      else if (node.type === 'attribute') needs.push(`[${node.attribute}]`);
      else if (node.type === 'pseudo') {
        if (controlParts.test(node.value)) needs.push('input');
        if (!optional.has(node.value)) collect(node);
      } else if (node.type === 'selector') collect(node);
    }
  };
  collect(selectorParser().astSync(selector));
  return needs;
};

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

/** Takes the text of a minified style sheet; returns it taken apart. Throws on text that is no style sheet. */
export const readStyleSheet = (text: string): StyleSheet => {
  const parts = partsOf(parse(text));
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
