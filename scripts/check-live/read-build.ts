import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../expected-error';
import { builtPages, filesBelow } from '../export/pages';
import { isRedirectPage } from '../export/redirects';
import { builtFor } from '../site/built-for';
import { readHeaderRules } from '../site/header-rules';

/** What a finished export should look like once it is on the internet. */
export type Build = ReturnType<typeof readBuild>;

/** Files for the hosts, compressed copies, and pages, which have a path of their own. */
const isNoFile = (name: string) => /^_(?:headers|redirects)|\.(?:br|gz|html)$/.test(name);

/** Reads an `out/`. Throws an ExpectedError where nothing is built. */
export const readBuild = (out: string) => {
  if (!existsSync(join(out, 'index.html')))
    throw new ExpectedError(
      'Nothing is built. Run npm run build, or check from the folder that you uploaded from.',
    );
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  const pages = builtPages(out).map(({ file, path }) => [path, readFileSync(file)] as const);
  return {
    ...builtFor(out),
    pages: new Map(pages.filter(([path, markup]) => path !== '/404' && !isRedirectPage(markup.toString()))),
    notFound: readFileSync(join(out, '404.html')),
    /** Every other file: scripts, styles, pictures, what search engines read. */
    files: new Map(
      filesBelow(out)
        .filter((name) => !isNoFile(name))
        .map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(join(out, name))]),
    ),
    securityTxt: read('.well-known/security.txt'),
    /** The headers of every path. */
    headers: readHeaderRules(read('_headers'))
      .filter(({ matches }) => matches('/no-such-page'))
      .flatMap(({ headers }) => headers),
    redirects: [...read('_redirects').matchAll(/^(\S+) (\S+)/gm)].map(
      ([, from = '', to = '']) => [from, to] as const,
    ),
  };
};
