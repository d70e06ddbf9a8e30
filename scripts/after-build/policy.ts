import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Page, putBehind } from './html';

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
export const refusedAttributes = ({ elements }: Page): readonly string[] =>
  elements.flatMap(({ tagName, attribs }) =>
    Object.keys(attribs)
      .filter((name) => name === 'style' || name.startsWith('on'))
      .map((name) => `<${tagName} ${name}="${attribs[name]}">`),
  );

/** Takes a page and its options; returns the Content-Security-Policy that allows exactly what stands there. */
export const policyOf = ({ elements }: Page, { interactive, connect }: PolicyOptions): string => {
  const inline = (tag: string) =>
    elements.filter((element) => element.tagName === tag && element.attribs['src'] === undefined);
  // Speculation rules too go by their hash: Chromium ignores 'inline-speculation-rules' beside any other hash.
  const governed = inline('script').filter((element) =>
    [undefined, '', 'speculationrules'].includes(element.attribs['type']),
  );
  const scripts = [...(interactive ? ["'self'"] : []), ...governed.map(({ inside }) => hashOf(inside))];
  const styles = [
    ...(interactive ? ["'self'"] : []),
    ...inline('style').map(({ inside }) => hashOf(inside)),
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

/** Takes a page and a policy; puts the policy right behind the character set, before anything that it governs. */
export const setPolicy = (page: Page, policy: string) => {
  const charset = page.elements.find(
    (element) => element.tagName === 'meta' && element.attribs['charset'] !== undefined,
  );
  if (!charset) throw new Error('The page has no character set.');
  putBehind(page, charset, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
};
