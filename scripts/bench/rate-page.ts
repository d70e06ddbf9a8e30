import lighthouse, { type Result } from 'lighthouse';

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

const requestsOf = ({ audits }: Result): readonly NetworkRequest[] => {
  const { details } = audits['network-requests'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse did not list the requests.');
  return (details.items as unknown as readonly NetworkRequest[]).filter(({ url }) => url.startsWith('http'));
};

// Now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again.
const run = async (url: string, port: number, attempts = 3): Promise<Result> => {
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error' })) ?? {};
  if (lhr && !lhr.runtimeError) return lhr;
  if (attempts > 1) return run(url, port, attempts - 1);
  throw new Error(`Lighthouse could not rate ${url}: ${lhr?.runtimeError?.message ?? 'no result'}.`);
};

/** Opens a page as Lighthouse's slow phone does, with an empty cache, in the browser that is debugged on a port. */
export const ratePage = async (url: string, port: number): Promise<Rating> => {
  const result = await run(url, port);
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
