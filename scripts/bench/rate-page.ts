import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserFlags, requireBrowser } from '../find-browser';

/** The last that runs on Node 20. npx fetches it: with what it brings it is as large as all that the site needs. */
const lighthouse = 'lighthouse@12.8.2';

/** Sizes in bytes as transferred, times in milliseconds, scores from 0 to 100. */
export type Rating = Readonly<
  Record<
    | ('html' | 'css' | 'js' | 'font' | 'image' | 'total' | 'requests')
    | ('performance' | 'accessibility' | 'practices' | 'seo')
    | ('fcp' | 'lcp' | 'tbt' | 'cls'),
    number
  >
>;

type NetworkRequest = { readonly url: string; readonly mimeType?: string; readonly transferSize?: number };

/** The parts of Lighthouse's report that are used here. */
type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly NetworkRequest[] } }
    >
  >;
};

const requestsOf = ({ audits }: Report): readonly NetworkRequest[] => {
  const { items } = audits['network-requests']?.details ?? {};
  if (!items) throw new Error('Lighthouse did not list the requests.');
  return items.filter(({ url }) => url.startsWith('http'));
};

// Now and then a trace has no navigationStart, and Lighthouse asks to be run again:
// https://github.com/GoogleChrome/lighthouse/issues/2394
const run = async (url: string, attempts = 3): Promise<Report> => {
  const flags = ['--headless', ...browserFlags].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags="${flags}"`],
    {
      maxBuffer: Infinity,
      env: { ...process.env, CHROME_PATH: requireBrowser() },
      shell: process.platform === 'win32',
    },
  ).catch(({ message }: Error) => ({ stdout: JSON.stringify({ runtimeError: { message } }) }));
  const report = JSON.parse(stdout) as Report;
  if (!report.runtimeError) return report;
  if (attempts > 1) return run(url, attempts - 1);
  throw new Error(`Lighthouse could not rate ${url}: ${report.runtimeError.message}`);
};

/** Opens a page as Lighthouse's slow phone does, in a browser of its own with an empty cache. */
export const ratePage = async (url: string): Promise<Rating> => {
  const result = await run(url);
  const requests = requestsOf(result);
  const bytes = (kind: string) =>
    requests
      .filter(({ mimeType = '' }) => mimeType.includes(kind))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    html: bytes('html'),
    css: bytes('css'),
    js: bytes('javascript'),
    font: bytes('font'),
    image: bytes('image'),
    total: bytes(''),
    requests: requests.length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
};
