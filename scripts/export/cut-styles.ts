import { AttributeAction, parse as parseSelector, type Selector, SelectorType } from 'css-what';
import { type Container, parse, type Root, type Rule } from 'postcss';

/** Attributes that a browser sets and removes by itself, also where no script runs. */
const dynamicAttributes = new Set(['open', 'popover']);

/** Parts of form controls that browsers style on their own; a page without controls has none of them. */
const controlParts =
  /^(?:placeholder|file-selector-button|-moz-ui-invalid|-webkit-(?:date|calendar|search|inner|outer))/;

const needOf = (step: Selector): string | undefined => {
  if (step.type === SelectorType.Tag) return step.name.toLowerCase();
  if (step.type === SelectorType.Attribute) {
    if (step.name === 'class' && step.action === AttributeAction.Element) return `.${step.value}`;
    if (step.name === 'id' && step.action === AttributeAction.Equals) return `#${step.value}`;
    return dynamicAttributes.has(step.name) ? undefined : `[${step.name}]`;
  }
  const isPart = step.type === SelectorType.Pseudo || step.type === SelectorType.PseudoElement;
  return isPart && controlParts.test(step.name) ? 'input' : undefined;
};

const seen = new Map<string, readonly string[]>();

/** What a page must have for the selector to match there. Arguments, as in `:not(p)`, say what may be there, not what must. */
const needsOf = (selector: string) => {
  const needs =
    seen.get(selector) ??
    parseSelector(selector)
      .flat()
      .flatMap((step) => needOf(step) ?? []);
  seen.set(selector, needs);
  return needs;
};

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');

/** Removes custom properties that nothing reads, then those that only these read. */
const removeUnread = (sheet: Root) => {
  const read = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let removed = false;
  sheet.walk((node) => {
    const name =
      node.type === 'decl' && node.variable
        ? node.prop
        : node.type === 'atrule' && node.name === 'property'
          ? node.params
          : undefined;
    if (name === undefined || read.has(name)) return;
    node.remove();
    removed = true;
  });
  if (removed) removeUnread(sheet);
};

const removeEmpty = (container: Container) => {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
};

/** Parses a minified style sheet; relative addresses in it become absolute, so that they hold in any page. */
export const parseStyles = (css: string, address: string): Root => {
  const sheet = parse(
    css
      .trimEnd()
      .replace(
        /url\((["']?)(\.[^)"']+)\1\)/g,
        (_, _quote, relative: string) =>
          `url(${new URL(relative, `https://site.example${address}`).pathname})`,
      ),
  );
  sheet.walkComments((comment) => void comment.remove());
  return sheet;
};

/**
 * The rules of a sheet that can match on a page where no script runs, which has these tokens: names of elements (`p`),
 * classes (`.frame`), ids (`#main`) and names of attributes (`[lang]`).
 */
export const cutStyles = (sheet: Root, tokens: ReadonlySet<string>): string => {
  const cut = sheet.clone();
  cut.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => needsOf(selector).every((need) => tokens.has(need)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeUnread(cut);
  removeEmpty(cut);
  return cut.toString();
};
