import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsOf, type ParsedPage } from '../shared/built-site/parsed-page.ts';
import { ExpectedError } from '../shared/expected-error.ts';

export type AllowedLoads = {
  /** Full addresses. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly inline: readonly string[];
};

type Kind = Exclude<keyof AllowedLoads, 'inline'>;

type Load = { readonly kind: Kind; readonly address: string; readonly found: string };

const isElsewhere = (address: string) => URL.canParse(address) || address.startsWith('//');

const addressesIn = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');

const loadsOf = (element: Element): readonly Load[] => {
  const { tagName, attribs } = element;
  const { src = '', srcset = '', href = '' } = attribs;
  const load = (kind: Kind, addresses: readonly string[]) =>
    addresses
      .filter(isElsewhere)
      .map((address) => ({ kind, address, found: `<${tagName}> from ${address}` }));
  if (tagName === 'script') return load('scripts', [src]);
  if (tagName === 'iframe') return load('frames', [src]);
  if (tagName === 'img' || tagName === 'source')
    return load('images', [src, ...addressesIn(srcset)]).filter(
      ({ address }) => !address.startsWith('data:'),
    );
  if (tagName === 'link' && attribs['rel'] === 'stylesheet') return load('styles', [href]);
  if (tagName === 'style')
    return [
      ...DomUtils.textContent(element).matchAll(/@font-face\s*\{[^}]*?url\(\s*["']?([^"')]+)/g),
    ].flatMap(([, address = '']) => load('fonts', [address]));
  return [];
};

const loadsIn = (page: ParsedPage) => elementsOf(page).flatMap(loadsOf);

const originOf = (address: string) => {
  // A URL that starts with `//` uses the scheme of the page.
  const { origin, protocol } = new URL(address, 'https://page.invalid');
  return origin === 'null' ? protocol : origin;
};

export const originsOf = (page: ParsedPage, kind: Kind): readonly string[] => [
  ...new Set(
    loadsIn(page)
      .filter((load) => load.kind === kind)
      .map(({ address }) => originOf(address)),
  ),
];

/** Throws for an undeclared file, because the page's policy would block it without a visible error. */
export const rejectUndeclared = (page: ParsedPage, allowed: AllowedLoads) => {
  for (const { kind, address, found } of loadsIn(page)) {
    const declared = kind === 'scripts' ? address : originOf(address);
    if (allowed[kind].includes(declared)) continue;
    const remedy =
      kind === 'frames'
        ? `Show it with a section of kind \`embed\`, or add '${declared}' to content/third-parties/files.ts.`
        : `If you want it, add '${declared}' to content/third-parties/${kind === 'scripts' ? 'scripts' : 'files'}.ts.`;
    throw new ExpectedError(`loads a ${found}, which browsers would block. ${remedy}`);
  }
};
