import { randomUUID } from 'node:crypto';
import { securityTxtExpiry } from '@/lib/company/security-txt.ts';
import { finding, type Finding } from '../shared/finding.ts';
import { requestAll, sendRequest, statusOf, type ReceivedResponse } from '../shared/send-request.ts';
import type { Build } from './read-build.ts';

type Responses = ReadonlyMap<string, ReceivedResponse>;

const configure =
  'Compare the settings of the host with its instructions in docs/going-live.md, docs/other-hosts.md or docs/self-hosting.md.';

const firstOf = (paths: readonly string[]) =>
  paths.length > 1 ? `${paths[0]} and ${paths.length - 1} more` : `${paths[0]}`;

/** Cloudflare replaces the email addresses in links with a script, which the policy of pages blocks. */
const isObfuscated = ({ body }: ReceivedResponse) => body.includes('/cdn-cgi/l/email-protection');

const checkFiles = (check: string, files: ReadonlyMap<string, Buffer>, responses: Responses): Finding => {
  const missing = [...responses].filter(([, { status }]) => status !== 200);
  if (missing[0]) {
    const result = `${firstOf(missing.map(([path]) => path))}: ${statusOf(missing[0][1])}`;
    return finding(check, result, `Upload out/ again, hidden files as well. ${configure}`);
  }
  const changedPaths = [...files].flatMap(([path, file]) =>
    responses.get(path)?.body.equals(file) ? [] : [path],
  );
  if (changedPaths.length === 0) return finding(check, `${files.size}, all identical to out/`);
  const obfuscatedPaths = changedPaths.filter((path) =>
    isObfuscated(responses.get(path) as ReceivedResponse),
  );
  if (obfuscatedPaths.length > 0)
    return finding(
      check,
      `email links are replaced: ${firstOf(obfuscatedPaths)}`,
      'In the Cloudflare dashboard, switch off Email Address Obfuscation under Scrape Shield. Pages without scripts lose their email links.',
    );
  return finding(
    check,
    `different from out/: ${firstOf(changedPaths)}`,
    'Upload out/ again. If that does not help, the host modifies files: on Cloudflare switch off Email Address Obfuscation and Rocket Loader.',
  );
};

/** The start of each type, because hosts add a character set. */
const contentTypes: readonly (readonly [file: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/],
  [/\.svg$/, /^image\/svg\+xml\b/],
  [/\.woff2$/, /^(?:font\/woff2|application\/(?:font-)?woff2?)\b/],
  [/\.(?:png|webp)$/, /^image\//],
];

/** Browsers refuse scripts and images of the wrong type, because the site sends X-Content-Type-Options. */
const checkTypes = (files: Responses): Finding => {
  const check = 'Content types';
  const wrong = [...files].filter(([path, { status, headers }]) => {
    const [, type] = contentTypes.find(([file]) => file.test(path)) ?? [];
    return status === 200 && type !== undefined && !type.test(headers.get('content-type') ?? '');
  });
  if (!wrong[0]) return finding(check, 'right for scripts, fonts and images');
  const contentType = wrong[0][1].headers.get('content-type') ?? 'no type';
  return finding(
    check,
    `${firstOf(wrong.map(([path]) => path))}: ${contentType}`,
    `Configure the host to send the right type. On Amazon S3, upload these files again with --content-type, because the AWS tool reads types from the Windows registry.`,
  );
};

const checkHeader = (
  name: string,
  expectedValue: string | null,
  pages: Responses,
  fix = configure,
): Finding => {
  const wrong = [...pages].filter(([, { headers }]) => headers.get(name) !== expectedValue);
  if (!wrong[0]) return finding(name, expectedValue === null ? 'not sent' : 'sent with every page, as built');
  const value = wrong[0][1].headers.get(name);
  const problem =
    value === null
      ? 'missing'
      : `“${value}” instead of ${expectedValue === null ? 'none' : `“${expectedValue}”`}`;
  return finding(name, `${problem}: ${firstOf(wrong.map(([path]) => path))}`, fix);
};

const checkNotFound = async (siteUrl: URL, { notFound }: Build): Promise<Finding> => {
  const check = 'Wrong addresses';
  const response = await sendRequest(new URL(`/no-such-page-${randomUUID()}`, siteUrl));
  if (response.status !== 404) return finding(check, `${statusOf(response)}, not 404`, configure);
  if (!response.body.equals(notFound)) return finding(check, '404 with the host’s page', configure);
  return finding(check, '404 with the site’s page');
};

/** Accepts a Location header, or a page that redirects immediately. */
const checkMovedPages = async (siteUrl: URL, { redirects }: Build): Promise<Finding> => {
  const check = 'Redirects';
  for (const [from, to] of redirects) {
    const { headers, body } = await sendRequest(new URL(from, siteUrl));
    const location = headers.get('location');
    const leads = location
      ? new URL(location, siteUrl).href === new URL(to, siteUrl).href
      : body.includes(`content="0; url=${to}"`);
    if (!leads) return finding(check, `${from} does not redirect to ${to}`, configure);
  }
  return finding(check, `${redirects.length} old addresses`);
};

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

const checkOrigin = async (siteUrl: URL, build: Build): Promise<readonly Finding[]> => {
  if (isLoopback(siteUrl)) return [];
  const { headers } = await sendRequest(`http://${siteUrl.host}/`);
  const isEncrypted = siteUrl.protocol === 'https:' && headers.get('location')?.startsWith('https://');
  return [
    finding(
      'Address',
      `out/ was built for ${build.siteOrigin}`,
      siteUrl.origin === build.siteOrigin
        ? undefined
        : `Set NEXT_PUBLIC_SITE_URL to ${siteUrl.origin}, build and upload.`,
    ),
    isEncrypted
      ? finding('Encryption', 'http redirects to https')
      : finding(
          'Encryption',
          `http://${siteUrl.host} does not redirect to https`,
          'Get a certificate, and configure the host to redirect http to https.',
        ),
  ];
};

export const checkSite = async (
  siteUrl: URL,
  build: Build,
  now = new Date(),
): Promise<readonly Finding[]> => {
  const home = await sendRequest(siteUrl);
  if (home.status === 0)
    return [finding('Pages', statusOf(home), 'Check the address, its DNS entry and its certificate.')];
  const pages = await requestAll(siteUrl, build.pages.keys());
  const files = await requestAll(siteUrl, build.files.keys());
  const expiry = securityTxtExpiry(build.securityTxt, now);
  return [
    ...(await checkOrigin(siteUrl, build)),
    checkFiles('Pages', build.pages, pages),
    checkFiles('Files', build.files, files),
    checkTypes(files),
    await checkNotFound(siteUrl, build),
    await checkMovedPages(siteUrl, build),
    ...build.headers.map(([name, value]) => checkHeader(name, value, pages)),
    checkHeader(
      'X-Robots-Tag',
      null,
      pages,
      'It keeps search engines away, as on previews. Check the live address instead, or remove the header in the host’s settings.',
    ),
    finding(
      'security.txt',
      `valid until ${expiry?.day}`,
      !expiry || expiry.isNear ? 'Build and upload: each build is valid for 364 days.' : undefined,
    ),
  ];
};
