import { randomUUID } from 'node:crypto';
import { securityTxtExpiry } from '@/lib/site/security-txt';
import { type HttpAnswer, ask, askAll, hashOf, type CheckResult, statusOf } from './answer';
import type { Build } from './read-build';

type Answers = ReadonlyMap<string, HttpAnswer>;

const configure = 'Compare the settings of the host with its recipe in docs/going-live.md.';

/** The first of some paths, and how many there are besides. */
const firstOf = (paths: readonly string[]) =>
  paths.length > 1 ? `${paths[0]} and ${paths.length - 1} more` : `${paths[0]}`;

/** Whether files are served, and are those of the build. */
const judgeSame = (check: string, files: ReadonlyMap<string, string>, answers: Answers): CheckResult => {
  const paths = [...files.keys()];
  const missing = paths.filter((path) => answers.get(path)?.status !== 200);
  const answer = answers.get(missing[0] ?? '');
  if (answer)
    return {
      check,
      found: `${firstOf(missing)}: ${statusOf(answer)}`,
      fix:
        answer.status === 0
          ? 'Check the address, its DNS entry and its certificate.'
          : `Upload out/ again, hidden files as well. ${configure}`,
    };
  const changed = paths.filter((path) => hashOf(answers.get(path)?.body ?? '') !== files.get(path));
  if (changed.length === 0) return { check, found: `${paths.length}, all as in out/` };
  return {
    check,
    found: `not as in out/: ${firstOf(changed)}`,
    fix: 'Upload out/ again. If it stays, the host changes files on their way: on Cloudflare switch off Email Address Obfuscation and Rocket Loader.',
  };
};

/** Whether a header comes with every page as it should. `wanted` is null where it must not come. */
const judgeHeader = (name: string, wanted: string | null, pages: Answers, fix = configure): CheckResult => {
  const wrong = [...pages].filter(([, { headers }]) => headers.get(name) !== wanted);
  const [first] = wrong;
  if (!first) return { check: name, found: wanted === null ? 'not sent' : 'sent with every page, as built' };
  const sent = first[1].headers.get(name);
  const problem = sent === null ? 'missing' : `“${sent}”, not ${wanted === null ? 'wanted' : `“${wanted}”`}`;
  return { check: name, found: `${problem}: ${firstOf(wrong.map(([path]) => path))}`, fix };
};

const judgeNotFound = (notFound: string, answer: HttpAnswer): CheckResult => {
  const check = 'Wrong addresses';
  if (answer.status !== 404) return { check, found: `${statusOf(answer)}, not 404`, fix: configure };
  if (hashOf(answer.body) !== notFound)
    return { check, found: '404 with a page of the host’s', fix: configure };
  return { check, found: '404 with the page of the site' };
};

/** An old address leads to the new one by a redirect or, on hosts without them, by a page that forwards. */
const judgeRedirects = (site: URL, { redirects }: Build, answers: Answers): CheckResult => {
  const check = 'Redirects';
  const lost = redirects.find(([from, to]) => {
    const { headers, body } = answers.get(from) ?? {};
    const location = headers?.get('location');
    return location
      ? new URL(location, site).href !== new URL(to, site).href
      : !body?.includes(`content="0; url=${to}"`);
  });
  if (!lost) return { check, found: `${redirects.length} in content/redirects.ts` };
  return { check, found: `${lost[0]} does not lead to ${lost[1]}`, fix: configure };
};

/** What the build says of itself: its address, and how long its security.txt is valid. */
const judgeBuild = (site: URL, { origin, securityTxt }: Build, now: Date): readonly CheckResult[] => {
  const expiry = securityTxtExpiry(securityTxt, now);
  const valid = { check: 'security.txt', found: `valid until ${expiry?.day}` };
  const address = { check: 'Address', found: `out/ was built for ${origin}` };
  return [
    ...(site.origin === origin || isLoopback(site)
      ? [address]
      : [{ ...address, fix: `Set NEXT_PUBLIC_SITE_URL to ${site.origin}, build and upload.` }]),
    !expiry || expiry.isNear
      ? { ...valid, fix: 'Build and upload: each build is valid for 364 days.' }
      : valid,
  ];
};

/** Whether an address is this machine's, where nothing is encrypted. */
const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

const judgeEncryption = async (site: URL): Promise<CheckResult> => {
  const check = 'Encryption';
  const { headers } = await ask(`http://${site.host}/`);
  if (site.protocol === 'https:' && headers.get('location')?.startsWith('https://'))
    return { check, found: 'http leads to https' };
  const fix = 'Get a certificate, and have the host lead http to https.';
  return { check, found: `http://${site.host} does not lead to https`, fix };
};

/** The part of a report that is about the pages and files of a site. */
export const checkSite = async (
  site: URL,
  build: Build,
  now = new Date(),
): Promise<readonly CheckResult[]> => {
  const home = await ask(site);
  if (home.status === 0) return [judgeSame('Pages', build.pages, new Map([['/', home]]))];
  const pages = await askAll(site, [...build.pages.keys()]);
  const files = await askAll(site, [...build.files.keys()]);
  const moved = await askAll(
    site,
    build.redirects.map(([from]) => from),
  );
  return [
    ...judgeBuild(site, build, now),
    ...(isLoopback(site) ? [] : [await judgeEncryption(site)]),
    judgeSame('Pages', build.pages, pages),
    judgeSame('Files', build.files, files),
    judgeNotFound(build.notFound, await ask(new URL(`/no-such-page-${randomUUID()}`, site))),
    judgeRedirects(site, build, moved),
    ...build.headers.map(([name, value]) => judgeHeader(name, value, pages)),
    judgeHeader(
      'X-Robots-Tag',
      null,
      pages,
      'It keeps search engines away, as previews do. Check the live address, or take it out of the host’s settings.',
    ),
  ];
};
