import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { attribute, type Document, Element, elementsOf, putBehind, remove, textOf } from './html';

/** What a page's policy depends on: whether scripts run there, and which origin they may call. */
export type PolicyOptions = { readonly interactive: boolean; readonly connect: string | undefined };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The style element that sonner attaches, as hashes: empty at first, filled afterwards. Read from the installed
 * package, so that an update cannot leave the policy behind.
 */
const noticeStyles = (): readonly string[] => {
  const entry = createRequire(join(process.cwd(), 'package.json')).resolve('sonner');
  const source = readFileSync(join(dirname(entry), 'index.mjs'), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error('The style of sonner is not where it used to be.');
  return [hashOf(JSON.parse(literal) as string), hashOf('')];
};

/** Takes a page; returns every style attribute and inline handler in it, which the policy would refuse, as text. */
export const refusedAttributes = (document: Document): readonly string[] =>
  elementsOf(document).flatMap(({ tagName, attribs }) =>
    Object.keys(attribs)
      .filter((name) => name === 'style' || name.startsWith('on'))
      .map((name) => `<${tagName} ${name}="${attribs[name]}">`),
  );

/** Takes a page and its options; returns the Content-Security-Policy that allows exactly what stands there. */
export const policyOf = (document: Document, { interactive, connect }: PolicyOptions): string => {
  const elements = elementsOf(document);
  const inline = (tag: string) =>
    elements.filter((element) => element.tagName === tag && attribute(element, 'src') === undefined);
  // Speculation rules too go by their hash: Chromium ignores 'inline-speculation-rules' beside any other hash.
  const governed = inline('script').filter((element) =>
    [undefined, '', 'speculationrules'].includes(attribute(element, 'type')),
  );
  const scripts = [...(interactive ? ["'self'"] : []), ...governed.map((element) => hashOf(textOf(element)))];
  const styles = [
    ...(interactive ? ["'self'"] : []),
    ...inline('style').map((element) => hashOf(textOf(element))),
    ...(interactive ? noticeStyles() : []),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': scripts.length > 0 ? scripts : ["'none'"],
    'style-src': [...new Set(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(interactive && connect ? [connect] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
};

const isPolicy = (element: Element) => attribute(element, 'http-equiv') === 'Content-Security-Policy';

/**
 * Takes a page and a policy; puts the policy right after the character set, before anything that it governs, and in
 * place of any earlier one: a browser enforces all that it finds.
 */
export const setPolicy = (document: Document, policy: string) => {
  const elements = elementsOf(document);
  elements.filter(isPolicy).forEach(remove);
  const charset = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  );
  if (!charset) throw new Error('The page has no character set.');
  putBehind(charset, new Element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }));
};
