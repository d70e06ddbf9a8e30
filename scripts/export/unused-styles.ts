import { AttributeAction, parse as parseSelector, type Selector, SelectorType } from 'css-what';
import { type Container, parse, type Root, type Rule } from 'postcss';

/** Attributes that a browser sets and removes by itself, also where no script runs. */
const dynamicAttributes = new Set(['open', 'popover']);

/** Parts of form controls that browsers style on their own; a page without controls has none of them. */
const controlParts =
  /^(?:placeholder|file-selector-button|-moz-ui-invalid|-webkit-(?:date|calendar|search|inner|outer))/;

/** The token without which a step of a selector matches nothing; undefined where there is none. */
const requiredToken = (step: Selector): string | undefined => {
  if (step.type === SelectorType.Tag) return step.name.toLowerCase();
  if (step.type === SelectorType.Attribute) {
    if (step.name === 'class' && step.action === AttributeAction.Element) return `.${step.value}`;
    if (step.name === 'id' && step.action === AttributeAction.Equals) return `#${step.value}`;
    return dynamicAttributes.has(step.name) ? undefined : `[${step.name}]`;
  }
  const isPart = step.type === SelectorType.Pseudo || step.type === SelectorType.PseudoElement;
  return isPart && controlParts.test(step.name) ? 'input' : undefined;
};

const parsedSelectors = new Map<string, readonly Selector[][]>();

const parseOnce = (selector: string) => {
  const alternatives = parsedSelectors.get(selector) ?? parseSelector(selector);
  parsedSelectors.set(selector, alternatives);
  return alternatives;
};

/** Pseudo-classes that match only where a selector in their brackets matches. `:not(p)` does not need a `p`. */
const matchingPseudoClasses = new Set(['is', 'where', 'has']);

/** Whether one of the selectors has all that it needs on a page with these tokens. */
const canMatch = (alternatives: readonly Selector[][], tokens: ReadonlySet<string>): boolean =>
  alternatives.some((steps) =>
    steps.every((step) => {
      if (
        step.type === SelectorType.Pseudo &&
        matchingPseudoClasses.has(step.name) &&
        Array.isArray(step.data)
      )
        return canMatch(step.data, tokens);
      const required = requiredToken(step);
      return required === undefined || tokens.has(required);
    }),
  );

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');

/** Removes custom properties that nothing reads, then those that only these read. */
const removeUnreadProperties = (styles: Root) => {
  const read = new Set([...styles.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let removed = false;
  styles.walk((node) => {
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
  if (removed) removeUnreadProperties(styles);
};

/** `var(--name)` or `var(--name, fallback)`, with brackets one level deep in the fallback. */
const varFunction = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;

/** Whether a rule only repeats initial values, for browsers without `@property`. */
const isForOldBrowsers = ({ parent }: Rule) =>
  parent?.parent?.type === 'atrule' && 'params' in parent.parent && parent.parent.params === 'properties';

/**
 * Writes the initial value, or else the fallback, in place of properties that no rule of the page sets but the theme. Tailwind
 * reads such properties in every border and line height.
 */
const inlineConstants = (styles: Root) => {
  const constants = new Map<string, string>();
  styles.walkAtRules('property', (property) => {
    // A length of 0 needs its unit where it is written into a calculation.
    const isLength = property.some((node) => node.type === 'decl' && node.value === '"<length>"');
    property.walkDecls('initial-value', ({ value }) => {
      constants.set(property.params, isLength && value === '0' ? '0px' : value);
    });
  });
  const changing = new Set<string>();
  styles.walkRules((rule) => {
    if (isForOldBrowsers(rule)) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      // A constant of the whole page is written out as well.
      if (rule.selector === ':root,:host' && !value.includes('var(')) constants.set(prop, value);
      else changing.add(prop);
    });
  });
  styles.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(varFunction, (whole, name: string, fallback?: string) =>
      changing.has(name) ? whole : (constants.get(name) ?? fallback ?? whole),
    );
  });
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
  const styles = parse(
    css
      .trimEnd()
      .replace(
        /url\((["']?)(\.[^)"']+)\1\)/g,
        (_, _quote, relative: string) =>
          `url(${new URL(relative, `https://site.example${address}`).pathname})`,
      ),
  );
  styles.walkComments((comment) => void comment.remove());
  return styles;
};

/**
 * The rules of a style sheet that can match on a page where no script runs, which has these tokens: names of elements (`p`),
 * classes (`.frame`), ids (`#main`) and names of attributes (`[lang]`).
 */
export const removeUnusedStyles = (styles: Root, tokens: ReadonlySet<string>): string => {
  const copy = styles.clone();
  copy.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) => canMatch(parseOnce(selector), tokens));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  inlineConstants(copy);
  removeUnreadProperties(copy);
  removeEmpty(copy);
  return copy.toString();
};
