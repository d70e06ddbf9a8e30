import postcss, { type Container, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { attribute, type Document, type Element, elementsOf, setText, textOf } from './html';

/** What a selector needs to find on a page, as tokens: `p`, `.frame`, `#main`, `[open]`. */
type Needs = readonly string[];

/** Parts of form controls that browsers style on their own; a page without controls has none of them. */
const controlParts =
  /^::?(?:placeholder|file-selector-button|-moz-ui-invalid|-webkit-(?:date|calendar|search|inner|outer))/;

/** The arguments of these say what may be there, not what must. */
const optional = new Set([':not', ':is', ':where', ':has']);

const needsOf = (selector: string): Needs => {
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

const tokensOf = (elements: readonly Element[]): ReadonlySet<string> =>
  new Set(
    elements.flatMap((element) => [
      element.tagName,
      ...Object.keys(element.attribs).map((name) => `[${name}]`),
      ...(attribute(element, 'class') ?? '').split(/\s+/).map((name) => `.${name}`),
      `#${attribute(element, 'id') ?? ''}`,
    ]),
  );

const known = new Map<string, Needs>();

/** Takes rules and the tokens of a page; drops selectors that need what is not there. */
const dropUnmatched = (root: Root, tokens: ReadonlySet<string>) => {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const kept = rule.selectors.filter((selector) => {
      const needs = known.get(selector) ?? needsOf(selector);
      known.set(selector, needs);
      return needs.every((need) => tokens.has(need));
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
};

/** Takes rules; drops custom properties that nothing reads, and their registrations, until none is left. */
const dropUnread = (root: Root) => {
  for (;;) {
    const read = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
    let dropped = false;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    root.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
    if (!dropped) return;
  }
};

const dropEmpty = (container: Container) => {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
};

/** A style sheet, every token that one of its selectors needs, and what it was trimmed to for pages seen before. */
type Sheet = {
  readonly root: Root;
  readonly needed: readonly string[];
  readonly trimmed: Map<string, string>;
};

const sheets = new Map<string, Sheet>();

const sheetOf = (text: string): Sheet => {
  const found = sheets.get(text);
  if (found) return found;
  const root = postcss.parse(text);
  const needed = new Set<string>();
  root.walkRules(({ selectors }) => {
    for (const selector of selectors) for (const need of needsOf(selector)) needed.add(need);
  });
  const sheet = { root, needed: [...needed], trimmed: new Map<string, string>() };
  sheets.set(text, sheet);
  return sheet;
};

const trim = (text: string, tokens: ReadonlySet<string>): string => {
  const { root, needed, trimmed } = sheetOf(text);
  // Pages of a family mostly need the same rules.
  const key = needed.map((need) => (tokens.has(need) ? '1' : '0')).join('');
  const earlier = trimmed.get(key);
  if (earlier !== undefined) return earlier;
  const copy = root.clone();
  dropUnmatched(copy, tokens);
  dropUnread(copy);
  dropEmpty(copy);
  const result = copy.toString();
  trimmed.set(key, result);
  return result;
};

/**
 * Takes a page that runs no script, so that what stands in it is all that ever will; leaves in its inline styles
 * only the rules that can match something there.
 */
export const trimStyles = (document: Document) => {
  const elements = elementsOf(document);
  const tokens = tokensOf(elements);
  for (const style of elements.filter(({ tagName }) => tagName === 'style'))
    setText(style, trim(textOf(style), tokens));
};
