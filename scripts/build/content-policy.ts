import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { thirdPartyScripts } from '@/content/third-parties/scripts.ts';
import { elementsOf, insertAfter, type ParsedPage } from '../shared/built-site/parsed-page.ts';
import { ExpectedError } from '../shared/expected-error.ts';
import { islandsOf } from './islands.ts';
import { originsOf } from './third-party-loads.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * sonner's style element is empty at first, so it has two hashes. The styles are read from the installed package, so
 * that the hashes always match its version.
 */
const sonnerStyles = (): readonly string[] => {
  const entry = createRequire(join(process.cwd(), 'package.json')).resolve('sonner');
  const source = readFileSync(join(dirname(entry), 'index.mjs'), 'utf8');
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error('The styles of sonner are missing from its index.mjs.');
  return [hashOf(JSON.parse(literal) as string), hashOf('')];
};

export const rejectAttributes = (page: ParsedPage): void => {
  for (const { tagName, attribs } of elementsOf(page))
    for (const [name, value] of Object.entries(attribs))
      if (name === 'style' || name.startsWith('on'))
        throw new ExpectedError(
          `contains <${tagName} ${name}="${value}">, which browsers would block. ${name === 'style' ? 'Use a class, or `Measured` for calculated values' : 'Move the code to an island'}: docs/architecture.md.`,
        );
};

/** Targets without an origin (`mailto:`) are listed by their scheme. */
const formTargets = (page: ParsedPage): readonly string[] =>
  elementsOf(page)
    .filter(({ tagName, attribs }) => tagName === 'form' && URL.canParse(attribs['action'] ?? ''))
    .map(({ attribs }) => new URL(attribs['action'] ?? ''))
    .map(({ origin, protocol }) => (origin === 'null' ? protocol : origin));

/**
 * Allows only the inline scripts and styles of the page and its declared third-party files. Pages with islands may
 * also load the site's scripts and connect to the database.
 */
export const policyFor = (page: ParsedPage, databaseOrigin: string | undefined): string => {
  const scriptOrigins = originsOf(page, 'scripts');
  // Allow both requests and images from these origins, because some analytics services send data in image requests.
  const receivers = [
    ...scriptOrigins,
    ...(scriptOrigins.length > 0 ? thirdPartyScripts.flatMap(({ sendsTo }) => sendsTo ?? []) : []),
  ];
  const frames = originsOf(page, 'frames');
  const hasIslands = islandsOf(page).length > 0;
  const inline = (tag: string) =>
    elementsOf(page).filter(({ tagName, attribs }) => tagName === tag && attribs['src'] === undefined);
  // Allow speculation rules by their hash. Chromium ignores 'inline-speculation-rules' if the directive also contains a
  // hash. https://github.com/WICG/nav-speculation/pull/268
  const scripts = inline('script').filter(({ attribs }) =>
    [undefined, '', 'speculationrules'].includes(attribs['type']),
  );
  const hashes = (elements: typeof scripts) =>
    elements.map((element) => hashOf(DomUtils.textContent(element)));
  const self = hasIslands ? ["'self'"] : [];
  const allowedScripts = [...self, ...scriptOrigins, ...hashes(scripts)];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': allowedScripts.length > 0 ? allowedScripts : ["'none'"],
    'style-src': [
      ...new Set([
        ...self,
        ...originsOf(page, 'styles'),
        ...hashes(inline('style')),
        ...(hasIslands ? sonnerStyles() : []),
      ]),
    ],
    'img-src': ["'self'", 'data:', ...originsOf(page, 'images'), ...receivers],
    'font-src': ["'self'", ...originsOf(page, 'fonts')],
    'connect-src': ["'self'", ...(hasIslands && databaseOrigin ? [databaseOrigin] : []), ...receivers],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...new Set(formTargets(page))],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
};

/** Inserts the policy directly after the character set, because it applies only to the elements that follow. */
export const addPolicy = (page: ParsedPage, policy: string) => {
  const charset = elementsOf(page).find(({ attribs }) => attribs['charset'] !== undefined);
  if (!charset) throw new Error('The page has no character set.');
  insertAfter(page, charset, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
};
