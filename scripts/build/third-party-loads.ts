import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf, type ParsedPage } from '../shared/built-site/parsed-page.ts';
import { ExpectedError } from '../shared/expected-error.ts';

export type AllowedLoads = {
  /** Whole URLs. The other kinds list origins. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly inline: readonly string[];
};

type Kind = Exclude<keyof AllowedLoads, 'inline'>;

type Load = { readonly kind: Kind; readonly url: string; readonly description: string };

const isWholeUrl = (url: string) => URL.canParse(url) || url.startsWith('//');

const urlsIn = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');

const loadsOf = (element: Element): readonly Load[] => {
  const { tagName, attribs } = element;
  const { src = '', srcset = '', href = '' } = attribs;
  const load = (kind: Kind, urls: readonly string[]) =>
    urls.filter(isWholeUrl).map((url) => ({ kind, url, description: `<${tagName}> from ${url}` }));
  if (tagName === 'script') return load('scripts', [src]);
  if (tagName === 'iframe') return load('frames', [src]);
  if (tagName === 'img' || tagName === 'source')
    return load('images', [src, ...urlsIn(srcset)]).filter(({ url }) => !url.startsWith('data:'));
  if (tagName === 'link' && attribs['rel'] === 'stylesheet') return load('styles', [href]);
  if (tagName === 'style')
    return [
      ...DomUtils.textContent(element).matchAll(/@font-face\s*\{[^}]*?url\(\s*["']?([^"')]+)/g),
    ].flatMap(([, url = '']) => load('fonts', [url]));
  return [];
};

const loadsIn = (page: ParsedPage) => elementsOf(page).flatMap(loadsOf);

const originOf = (url: string) => {
  // A URL that starts with `//` uses the scheme of the page.
  const { origin, protocol } = new URL(url, 'https://page.invalid');
  return origin === 'null' ? protocol : origin;
};

export const originsOf = (page: ParsedPage, kind: Kind): readonly string[] => [
  ...new Set(
    loadsIn(page)
      .filter((load) => load.kind === kind)
      .map(({ url }) => originOf(url)),
  ),
];

/** Throws for an undeclared file, because the page's policy would block it without a visible error. */
export const rejectUndeclared = (page: ParsedPage, allowedLoads: AllowedLoads) => {
  for (const { kind, url, description } of loadsIn(page)) {
    const declaration = kind === 'scripts' ? url : originOf(url);
    if (allowedLoads[kind].includes(declaration)) continue;
    const remedy =
      kind === 'frames'
        ? `Show it with a section of kind \`embed\`, or add '${declaration}' to content/third-parties/files.ts.`
        : `If you want it, add '${declaration}' to content/third-parties/${kind === 'scripts' ? 'scripts' : 'files'}.ts.`;
    throw new ExpectedError(`loads a ${description}, which browsers would block. ${remedy}`);
  }
};
