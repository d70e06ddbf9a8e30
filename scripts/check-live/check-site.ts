import { randomUUID } from 'node:crypto';
import { securityTxtExpiry } from '@/lib/site/security-txt';
import { type Answer, ask, askAll, statusOf } from './ask';
import { finding, type Finding } from './finding';
import type { Build } from './read-build';

type Answers = ReadonlyMap<string, Answer>;

const configure = 'Compare the settings of the host with its recipe in docs/going-live.md.';

/** The first of some paths, and how many there are besides. */
const firstOf = (paths: readonly string[]) =>
  paths.length > 1 ? `${paths[0]} and ${paths.length - 1} more` : `${paths[0]}`;

/** Whether files are served, and are those of the build. */
const judgeFiles = (check: string, files: ReadonlyMap<string, Buffer>, answers: Answers): Finding => {
  const missing = [...answers].filter(([, { status }]) => status !== 200);
  if (missing[0]) {
    const found = `${firstOf(missing.map(([path]) => path))}: ${statusOf(missing[0][1])}`;
    return finding(check, found, `Upload out/ again, hidden files as well. ${configure}`);
  }
  const changed = [...files].flatMap(([path, file]) => (answers.get(path)?.body.equals(file) ? [] : [path]));
  if (changed.length === 0) return finding(check, `${files.size}, all as in out/`);
  return finding(
    check,
    `not as in out/: ${firstOf(changed)}`,
    'Upload out/ again. If it stays, the host changes files on their way: on Cloudflare switch off Email Address Obfuscation and Rocket Loader.',
  );
};

/** Whether a header comes with every page as it should. `wanted` is null where it must not come. */
const judgeHeader = (name: string, wanted: string | null, pages: Answers, fix = configure): Finding => {
  const wrong = [...pages].filter(([, { headers }]) => headers.get(name) !== wanted);
  if (!wrong[0]) return finding(name, wanted === null ? 'not sent' : 'sent with every page, as built');
  const sent = wrong[0][1].headers.get(name);
  const problem = sent === null ? 'missing' : `“${sent}”, not ${wanted === null ? 'wanted' : `“${wanted}”`}`;
  return finding(name, `${problem}: ${firstOf(wrong.map(([path]) => path))}`, fix);
};

const judgeNotFound = async (site: URL, { notFound }: Build): Promise<Finding> => {
  const check = 'Wrong addresses';
  const answer = await ask(new URL(`/no-such-page-${randomUUID()}`, site));
  if (answer.status !== 404) return finding(check, `${statusOf(answer)}, not 404`, configure);
  if (!answer.body.equals(notFound)) return finding(check, '404 with a page of the host’s', configure);
  return finding(check, '404 with the page of the site');
};

/** An old address leads to the new one by a redirect or, on hosts without them, by a page that forwards. */
const judgeRedirects = async (site: URL, { redirects }: Build): Promise<Finding> => {
  const check = 'Redirects';
  for (const [from, to] of redirects) {
    const { headers, body } = await ask(new URL(from, site));
    const location = headers.get('location');
    const leads = location
      ? new URL(location, site).href === new URL(to, site).href
      : body.includes(`content="0; url=${to}"`);
    if (!leads) return finding(check, `${from} does not lead to ${to}`, configure);
  }
  return finding(check, `${redirects.length} in content/redirects.ts`);
};

/** Nothing is encrypted on this machine. */
const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Whether the site is at the address that it was built for, and only encrypted. */
const judgeAddress = async (site: URL, build: Build): Promise<readonly Finding[]> => {
  if (isLoopback(site)) return [];
  const { headers } = await ask(`http://${site.host}/`);
  const isEncrypted = site.protocol === 'https:' && headers.get('location')?.startsWith('https://');
  return [
    finding(
      'Address',
      `out/ was built for ${build.site}`,
      site.origin === build.site
        ? undefined
        : `Set NEXT_PUBLIC_SITE_URL to ${site.origin}, build and upload.`,
    ),
    isEncrypted
      ? finding('Encryption', 'http leads to https')
      : finding(
          'Encryption',
          `http://${site.host} does not lead to https`,
          'Get a certificate, and have the host lead http to https.',
        ),
  ];
};

/** The part of a report that is about the pages and files of a site. */
export const checkSite = async (site: URL, build: Build, now = new Date()): Promise<readonly Finding[]> => {
  const home = await ask(site);
  if (home.status === 0)
    return [finding('Pages', statusOf(home), 'Check the address, its DNS entry and its certificate.')];
  const pages = await askAll(site, build.pages.keys());
  const expiry = securityTxtExpiry(build.securityTxt, now);
  return [
    ...(await judgeAddress(site, build)),
    judgeFiles('Pages', build.pages, pages),
    judgeFiles('Files', build.files, await askAll(site, build.files.keys())),
    await judgeNotFound(site, build),
    await judgeRedirects(site, build),
    ...build.headers.map(([name, value]) => judgeHeader(name, value, pages)),
    judgeHeader(
      'X-Robots-Tag',
      null,
      pages,
      'It keeps search engines away, as previews do. Check the live address, or take it out of the host’s settings.',
    ),
    finding(
      'security.txt',
      `valid until ${expiry?.day}`,
      !expiry || expiry.isNear ? 'Build and upload: each build is valid for 364 days.' : undefined,
    ),
  ];
};
