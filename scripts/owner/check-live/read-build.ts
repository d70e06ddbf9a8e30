import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildTarget } from '../../shared/built-site/build-target.ts';
import { builtPages, filesBelow, isRedirectPage } from '../../shared/built-site/built-pages.ts';
import { readHeaderRules } from '../../shared/built-site/header-rules.ts';
import { ExpectedError } from '../../shared/expected-error.ts';

export type Build = ReturnType<typeof readBuild>;

/** Host configuration, compressed copies, and pages, whose URLs omit `.html`. */
const hasNoPublicPath = (name: string) => /^_(?:headers|redirects)|\.(?:br|gz|html)$/.test(name);

/** Throws an ExpectedError if there is no build. */
export const readBuild = (out: string) => {
  if (!existsSync(join(out, 'index.html')))
    throw new ExpectedError(
      'There is no build. Run npm run build, or run this check in the folder that you uploaded from.',
    );
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  const pages = builtPages(out).map(({ file, path }) => [path, readFileSync(file)] as const);
  return {
    ...readBuildTarget(out),
    pages: new Map(pages.filter(([path, html]) => path !== '/404' && !isRedirectPage(html.toString()))),
    notFound: readFileSync(join(out, '404.html')),
    files: new Map(
      filesBelow(out)
        .filter((name) => !hasNoPublicPath(name))
        .map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(join(out, name))]),
    ),
    securityTxt: read('.well-known/security.txt'),
    headers: readHeaderRules(read('_headers'))
      .filter(({ matches }) => matches('/no-such-page'))
      .flatMap(({ headers }) => headers),
    redirects: [...read('_redirects').matchAll(/^(\S+) (\S+)/gm)].map(
      ([, from = '', to = '']) => [from, to] as const,
    ),
  };
};
