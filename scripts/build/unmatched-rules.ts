import { selectOne } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import type { Document } from 'domhandler';
import { parse as parseStyles } from 'postcss';

/** Attributes that browsers add and remove at runtime, even without scripts. */
export const dynamicAttributes: ReadonlySet<string> = new Set(['open', 'popover']);

/** Other pseudo-classes depend on the visitor, such as `:hover` and `:target`. */
const structural = /^(?:is|where|has|not|root|empty|(?:nth|first|last|only|nth-last)-(?:child|of-type))$/;

const combinators: ReadonlySet<SelectorType> = new Set([
  SelectorType.Descendant,
  SelectorType.Child,
  SelectorType.Adjacent,
  SelectorType.Sibling,
]);

const universal: Selector = { type: SelectorType.Universal, namespace: null };

/**
 * Omits the parts that can start to match while the page is open. In a relative selector, also omits nested selectors,
 * because css-select 5.2 fails to match `:has(+ :is(p))`.
 */
const staticPart = (part: Selector, isRelative: boolean): readonly Selector[] => {
  if (part.type === SelectorType.PseudoElement) return [];
  if (part.type === SelectorType.Attribute) return dynamicAttributes.has(part.name) ? [] : [part];
  if (part.type !== SelectorType.Pseudo) return [part];
  if (!structural.test(part.name)) return [];
  if (!Array.isArray(part.data)) return [part];
  if (isRelative) return [];
  const data = part.data.map((selector) => staticSelector(selector, part.name === 'has'));
  // Omit `:not()` if it has dynamic parts: without them, it would match fewer elements.
  if (part.name === 'not') return JSON.stringify(data) === JSON.stringify(part.data) ? [part] : [];
  return [{ ...part, data }];
};

/** Puts `*` where only a combinator is left. */
const staticSelector = (selector: readonly Selector[], isRelative = false): Selector[] => {
  const parts = selector.flatMap((part) => staticPart(part, isRelative));
  const isCombinator = (part: Selector | undefined) => !part || combinators.has(part.type);
  return [...parts, undefined].flatMap((part, index) => [
    ...(isCombinator(parts[index - 1]) && isCombinator(part) && !(isRelative && part && index === 0)
      ? [universal]
      : []),
    ...(part ? [part] : []),
  ]);
};

/**
 * Whether scripts can add an element that the selector's last part matches. An added element can also make `:has()`
 * match an element of the page.
 */
const isAdded = (selector: readonly Selector[], added: ReadonlySet<string>): boolean =>
  JSON.stringify(selector).includes('"name":"has"') ||
  selector.slice(selector.findLastIndex(({ type }) => combinators.has(type)) + 1).every((part) => {
    if (part.type === SelectorType.Tag) return added.has(part.name);
    if (part.type !== SelectorType.Attribute || dynamicAttributes.has(part.name)) return true;
    if (part.name === 'class') return added.has(`.${part.value}`);
    return part.name === 'id' ? added.has(`#${part.value}`) : added.has(`[${part.name}]`);
  });

/**
 * Removes the rules that can't match on a page.
 *
 * @param added - The elements (`p`), classes (`.a`), ids (`#a`) and attributes (`[a]`) that scripts can add.
 */
export const withoutUnmatchedRules = (
  css: string,
  document: Document,
  added: ReadonlySet<string>,
): string => {
  const root = parseStyles(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes'))
      return;
    const matching = rule.selectors.filter((selector) => {
      const alternatives = parse(selector);
      return (
        alternatives.some((alternative) => added.size > 0 && isAdded(alternative, added)) ||
        selectOne(
          alternatives.map((alternative) => staticSelector(alternative)),
          document,
        ) !== null
      );
    });
    if (matching.length > 0) rule.selectors = matching;
    else rule.remove();
  });
  return root.toString();
};
