import { type AnyNode, isTag, isText, type Text } from 'domhandler';
import { elementsOf, type ParsedPage, wrap } from './html';

/** Elements whose text is not laid out as lines, and islands, whose code draws their text again. */
const isLeftAlone = (node: AnyNode) =>
  isTag(node) &&
  (['script', 'style', 'svg', 'head', 'textarea', 'option'].includes(node.tagName) ||
    node.attribs['data-island'] !== undefined);

/** What breaks badly at its hyphen: `24-48`, `7am-6pm`, `e-mail`. Between longer words a line may break after the hyphen. */
const bound =
  /(?<![\w&#-])(?:(?:[a-z]{1,2}|[\d.]+\w{0,2})-[\w.]*\w|\w+-(?:[a-z]{1,2}|\d[\w.]*))(?:-\w+)*(?![\w-])/gi;

const textsBelow = (node: AnyNode): readonly Text[] => {
  if (isText(node)) return [node];
  if (isLeftAlone(node) || !('children' in node)) return [];
  return node.children.flatMap(textsBelow);
};

/** Keeps number ranges, times and words such as `e-mail` on one line. */
export const keepOnOneLine = (page: ParsedPage): void => {
  const body = elementsOf(page).find(({ tagName }) => tagName === 'body');
  for (const text of body ? textsBelow(body) : []) wrap(page, text, bound, 'unbroken');
};
