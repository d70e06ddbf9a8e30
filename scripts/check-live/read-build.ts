import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../expected-error';
import { builtPages, filesBelow } from '../export/pages';
import { isRedirectPage } from '../export/redirects';
import { readHeaderRules } from '../site/header-rules';
import { hashOf } from './answer';

/** What a finished export should look like once it is on the internet. */
export type Build = {
  /** The address that it was built for. */
  readonly origin: string;
  /** Hashes by the path that visitors ask for. */
  readonly pages: ReadonlyMap<string, string>;
  /** Every other file: scripts, styles, pictures, what search engines read. */
  readonly files: ReadonlyMap<string, string>;
  readonly notFound: string;
  readonly securityTxt: string;
  /** The headers of every path. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: readonly (readonly [from: string, to: string])[];
  /** The database service that the forms call. */
  readonly database: { readonly url: string; readonly key: string } | undefined;
};

const publicKey = /\bsb_publishable_[\w-]{8,}|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;
const formAddress = /action="([^"]+)\/functions\/v1\/submit\//;

/** Files for the hosts, compressed copies, and pages, which have a path of their own. */
const isNoFile = (name: string) => /^_(?:headers|redirects)|\.(?:br|gz|html)$/.test(name);

/** Reads an `out/`. Throws an ExpectedError where nothing is built. */
export const readBuild = (out: string): Build => {
  if (!existsSync(join(out, 'index.html')))
    throw new ExpectedError(
      'Nothing is built. Run npm run build, or check from the folder that you uploaded from.',
    );
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const pages = builtPages(out).map(({ file, path }) => [path, readFileSync(file, 'utf8')] as const);
  const names = filesBelow(out).filter((name) => !isNoFile(name));

  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(read('index.html')) ?? [];
  if (!canonical) throw new Error('The home page in out/ has no canonical address.');
  const url = pages.map(([, markup]) => formAddress.exec(markup)?.[1]).find(Boolean);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const key = scripts.map((name) => publicKey.exec(read(name))?.[0]).find(Boolean);
  return {
    origin: new URL(canonical).origin,
    pages: new Map(
      pages
        .filter(([path, markup]) => path !== '/404' && !isRedirectPage(markup))
        .map(([path, markup]) => [path, hashOf(markup)]),
    ),
    files: new Map(
      names.map((name) => [`/${name.replaceAll('\\', '/')}`, hashOf(readFileSync(join(out, name)))]),
    ),
    notFound: hashOf(read('404.html')),
    securityTxt: read('.well-known/security.txt'),
    headers: readHeaderRules(read('_headers'))
      .filter(({ matches }) => matches('/no-such-page'))
      .flatMap(({ headers }) => headers),
    redirects: [...read('_redirects').matchAll(/^(\S+) (\S+)/gm)].map(([, from = '', to = '']) => [from, to]),
    database: url && key ? { url, key } : undefined,
  };
};
