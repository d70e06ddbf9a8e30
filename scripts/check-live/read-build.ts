import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../expected-error';
import { hashedFolder } from '../export/next-output';
import { builtPages, filesBelow } from '../export/pages';
import { isRedirectPage } from '../export/redirects';
import { readHeaderRules } from '../site/header-rules';
import { hashOf } from './answer';

/** A file of the export, by the path that visitors ask for. */
export type BuiltFile = { readonly path: string; readonly hash: string };

/** What a finished export should look like once it is on the internet. */
export type Build = {
  /** The address that it was built for. */
  readonly origin: string;
  readonly pages: readonly BuiltFile[];
  readonly notFound: BuiltFile;
  /** Files with a hash in their names. */
  readonly hashed: readonly BuiltFile[];
  /** Any other file. Throws where there is none. */
  readonly file: (path: string) => BuiltFile;
  /** The headers of every path. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The picture that social networks show for the home page. */
  readonly shareImage: string;
  /** The database service that the forms call. */
  readonly database: { readonly url: string; readonly key: string } | undefined;
};

const publicKey = /\bsb_publishable_[\w-]{8,}|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;

const attributeIn = (markup: string, pattern: RegExp) => pattern.exec(markup)?.[1];

/** Reads an `out/`. Throws an ExpectedError where nothing is built. */
export const readBuild = (out: string): Build => {
  if (!existsSync(join(out, 'index.html')))
    throw new ExpectedError(
      'Nothing is built. Run npm run build, or check from the folder that you uploaded from.',
    );
  const read = (path: string) => readFileSync(join(out, path));
  const file = (path: string) => ({ path, hash: hashOf(read(path)) });
  const all = builtPages(out).map((page) => ({ path: page.path, markup: readFileSync(page.file, 'utf8') }));
  const hashed = filesBelow(join(out, hashedFolder))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `/${hashedFolder}/${name.replaceAll('\\', '/')}`);

  const home = read('index.html').toString();
  const shareImage = attributeIn(home, /property="og:image" content="([^"]+)"/);
  const canonical = attributeIn(home, /rel="canonical" href="([^"]+)"/);
  if (!shareImage || !canonical)
    throw new Error('The home page in out/ has no canonical address or no share image.');

  const url = all
    .map(({ markup }) => attributeIn(markup, /action="([^"]+)\/functions\/v1\/submit\/registration"/))
    .find(Boolean);
  const key = hashed
    .filter((path) => path.endsWith('.js'))
    .map((path) => publicKey.exec(read(path).toString())?.[0])
    .find(Boolean);
  return {
    origin: new URL(canonical).origin,
    pages: all
      .filter(({ path, markup }) => path !== '/404' && !isRedirectPage(markup))
      .map(({ path, markup }) => ({ path, hash: hashOf(markup) })),
    notFound: file('404.html'),
    hashed: hashed.map(file),
    file,
    headers: readHeaderRules(read('_headers').toString())
      .filter(({ matches }) => matches('/no-such-page'))
      .flatMap(({ headers }) => headers),
    redirects: read('_redirects')
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '))
      .map(([from = '', to = '']) => ({ from, to })),
    shareImage: new URL(shareImage).pathname,
    database: url && key ? { url, key } : undefined,
  };
};
