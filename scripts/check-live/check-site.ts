import { randomUUID } from 'node:crypto';
import type { Line } from './answer';
import { ask, askAll } from './ask';
import { type Host, hostOf } from './host';
import { judgeEncryption, judgeNotFound, judgeRedirects, judgeSecondAddresses } from './judge-addresses';
import { judgeExpiry, judgeFile, judgeSame } from './judge-files';
import {
  judgeCompression,
  judgeHashedCaching,
  judgeHeader,
  judgeIndexing,
  judgePageCaching,
} from './judge-headers';
import type { Build } from './read-build';

/** Whether an address is this machine's, where nothing is encrypted. */
const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

const securityTxtPath = '/.well-known/security.txt';

const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);

/** Addresses that also lead to a page: of one without pages below it, of one with some, and of one of those. */
const secondAddresses = ({ pages }: Build) => {
  const child = pages.find(({ path }) => path.lastIndexOf('/') > 0);
  const parent = pages.find(({ path }) => path !== '/' && child?.path.startsWith(`${path}/`));
  const single = pages.find(
    ({ path }) => path !== '/' && !pages.some((page) => page.path.startsWith(`${path}/`)),
  );
  return [
    ...[single, child].flatMap((page) => (page ? [{ page, path: `${page.path}.html` }] : [])),
    ...[single, parent, child].flatMap((page) => (page ? [{ page, path: `${page.path}/` }] : [])),
  ];
};

/** The files that others than browsers ask for. `origin` is what they should name. */
const documents = ({ file, shareImage }: Build, origin: string) => {
  const fix = `Set NEXT_PUBLIC_SITE_URL to ${origin}, build and upload.`;
  return [
    { ...file('/robots.txt'), type: /^text\/plain/, says: [`Sitemap: ${origin}/sitemap.xml`, fix] },
    { ...file('/sitemap.xml'), type: /^(?:text|application)\/xml/, says: [`<loc>${origin}/</loc>`, fix] },
    { ...file(securityTxtPath), type: /^text\/plain/ },
    { ...file('/contact.vcf'), type: /^text\/vcard/ },
    { ...file(shareImage), type: /^image\/png/ },
  ] as const;
};

/** The part of a report that is about the pages and files of a site. */
export const checkSite = async (
  site: URL,
  build: Build,
): Promise<{ readonly host: Host; readonly lines: readonly Line[] }> => {
  const home = await ask(site);
  const host = hostOf(home.headers);
  if (home.status === 0)
    return { host, lines: [judgeSame('Pages', 'pages', build.pages, new Map([['/', home]]), host)] };

  const pages = await askAll(site, pathsOf(build.pages));
  const hashed = await askAll(site, pathsOf(build.hashed));
  const all = new Map([...pages, ...hashed]);
  const seconds = [];
  for (const { page, path } of secondAddresses(build)) {
    const asked = new URL(path, site);
    seconds.push({ asked, page, answer: await ask(asked) });
  }
  const moved = [];
  for (const { from, to } of build.redirects) {
    const asked = new URL(from, site);
    moved.push({ asked, to, page: build.file(`${from}.html`), answer: await ask(asked) });
  }
  const files = [];
  for (const document of documents(build, isLoopback(site) ? build.origin : site.origin)) {
    const answer = await ask(new URL(document.path, site));
    files.push(judgeFile(document, answer, host));
    if (document.path === securityTxtPath && answer.status === 200)
      files.push(judgeExpiry(answer, new Date()));
  }
  const plain = site.protocol === 'https:' ? await ask(`http://${site.host}/`) : undefined;

  return {
    host,
    lines: [
      ...(isLoopback(site) ? [] : [judgeEncryption(site, plain)]),
      judgeSame('Pages', 'pages', build.pages, pages, host),
      judgeSame('Hashed files', 'files', build.hashed, hashed, host),
      judgeSecondAddresses(seconds, host),
      judgeNotFound(build.notFound, await ask(new URL(`/no-such-page-${randomUUID()}`, site)), host),
      judgeRedirects(moved, host),
      ...build.headers.map(([name, value]) => judgeHeader(name, value, all, host)),
      judgePageCaching(pages, host),
      judgeHashedCaching(hashed, host),
      judgeCompression(all, host),
      judgeIndexing(pages),
      ...files,
    ],
  };
};
