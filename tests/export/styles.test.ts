import { AtRule, type Node, parse, type Root } from 'postcss';
import { testedPages } from './built-site';

const sheets: readonly (readonly [string, Root])[] = testedPages.map(({ path, document }) => [
  path,
  parse(Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('\n')),
]);

const isForThoseWhoLikeMotion = (node: Node): boolean => {
  for (let at: Node | undefined = node; at; at = at.parent)
    if (at instanceof AtRule && /prefers-reduced-motion:\s*no-preference/.test(at.params)) return true;
  return false;
};

test('nothing moves, and no page fades into the next, unless a visitor takes motion', () => {
  const moving = sheets.flatMap(([path, styles]) => {
    const found: string[] = [];
    styles.walk((node) => {
      const moves =
        node.type === 'decl'
          ? /^(?:animation|transition)(?:-name|-property)?$/.test(node.prop) && !/^none\b/.test(node.value)
          : node.type === 'atrule' && node.name === 'view-transition';
      if (moves && !isForThoseWhoLikeMotion(node)) found.push(`${path}: ${node.toString().slice(0, 80)}`);
    });
    return found;
  });
  expect(moving).toEqual([]);
});
