import { deferRuntime } from './defer-runtime';
import { parsePage, toMarkup } from './html';
import { inlineStyles, type ReadStyles } from './inline-styles';
import { policyOf, type PolicyOptions, refusedAttributes, setPolicy } from './policy';
import { HydrationMismatch, stripRuntime } from './strip-runtime';

/** What finishing a page takes besides its markup: the path it answers, its policy, and the names of all islands. */
export type PageOptions = PolicyOptions & { readonly path: string; readonly islands: readonly string[] };

/**
 * Takes the markup of a page as the framework exported it, its options, and how to read a style sheet; returns the markup
 * to publish. Throws HydrationMismatch for a page that may not stand as it is.
 */
export const finishPage = (
  markup: string,
  { path, islands, interactive, connect }: PageOptions,
  read: ReadStyles,
): string => {
  const page = parsePage(markup);
  stripRuntime(page, path, interactive, islands);
  if (interactive) deferRuntime(page);
  else inlineStyles(page, read);
  const [refused] = refusedAttributes(page);
  if (refused) throw new HydrationMismatch(`${path} has ${refused}, which the security policy refuses.`);
  setPolicy(page, policyOf(page, { interactive, connect }));
  return toMarkup(page);
};
