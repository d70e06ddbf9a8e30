import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserFlags, requireBrowser } from '../browser/find-browser.ts';
import { windowsCommand } from '../serve/run-child.ts';
import { fetchedTools } from '../shared/fetched-tools.ts';
import type { Measurement } from './medians-table.ts';

const categories = {
  Performance: 'performance',
  Accessibility: 'accessibility',
  Practices: 'best-practices',
  SEO: 'seo',
} as const;

const kinds = {
  HTML: 'html',
  JS: 'javascript',
  Font: 'font',
  Image: 'image',
  Total: '',
} as const;

type NetworkRequest = { readonly url: string; readonly mimeType?: string; readonly transferSize?: number };

type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: {
    readonly 'network-requests': { readonly details: { readonly items: readonly NetworkRequest[] } };
    readonly metrics: { readonly details: { readonly items: readonly [Readonly<Record<string, number>>] } };
  };
};

// Retries, because Lighthouse's trace sometimes lacks navigationStart: https://github.com/GoogleChrome/lighthouse/issues/2394
const run = async (url: string, attempts = 3): Promise<Report> => {
  const flags = ['--headless', ...browserFlags].join(' ');
  const words = [
    'npx',
    '--yes',
    fetchedTools.lighthouse,
    url,
    '--output=json',
    '--quiet',
    `--chrome-flags="${flags}"`,
  ];
  const [program = '', ...args] =
    process.platform === 'win32' ? ['cmd.exe', '/d', '/s', '/c', windowsCommand(words)] : words;
  const { stdout } = await promisify(execFile)(program, args, {
    maxBuffer: Infinity,
    env: { ...process.env, CHROME_PATH: requireBrowser() },
  }).catch(({ message }: Error) => ({ stdout: JSON.stringify({ runtimeError: { message } }) }));
  const report = JSON.parse(stdout) as Report;
  if (!report.runtimeError) return report;
  if (attempts > 1) return run(url, attempts - 1);
  throw new Error(`Lighthouse could not rate ${url}: ${report.runtimeError.message}`);
};

const mapValues = <Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  map: (value: From) => To,
) => Object.fromEntries(Object.entries<From>(record).map(([name, value]) => [name, map(value)]));

export const ratePage = async (url: string): Promise<Measurement> => {
  const report = await run(url);
  const requests = report.audits['network-requests'].details.items.filter((request) =>
    request.url.startsWith('http'),
  );
  const [metrics] = report.audits.metrics.details.items;
  const metric = (name: string) => metrics[name] ?? Number.NaN;
  return {
    ...mapValues(kinds, (kind) =>
      requests
        .filter(({ mimeType = '' }) => mimeType.includes(kind))
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    ),
    Requests: requests.length,
    ...mapValues(categories, (category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
    FCP: metric('firstContentfulPaint'),
    LCP: metric('largestContentfulPaint'),
    TBT: metric('totalBlockingTime'),
    CLS: metric('cumulativeLayoutShift'),
  };
};
