import lighthouse, { type Result } from 'lighthouse';
import { gzipBytes, type Resource } from './weigh';

/** What is measured of a page. Scores from 0 to 100, times in milliseconds, sizes in bytes. */
export type Rating = {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
} & Readonly<Record<Resource, number>>;

const resources: Readonly<Record<string, Resource>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};

type NetworkRequest = { readonly url: string; readonly resourceType?: string; readonly mimeType?: string };

// What is fetched ahead of its use has no type of its own.
const resourceOf = ({ resourceType = '', mimeType = '' }: NetworkRequest): Resource =>
  mimeType.includes('javascript') ? 'js' : (resources[resourceType] ?? 'other');

const requestsOf = (result: Result): readonly NetworkRequest[] => {
  const { details } = result.audits['network-requests'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse did not list the requests.');
  return (details.items as unknown as readonly NetworkRequest[]).filter(({ url }) => url.startsWith('http'));
};

const weights = async (requests: readonly NetworkRequest[]) => {
  const weighed = await Promise.all(
    requests.map(async (request) => ({
      resource: resourceOf(request),
      bytes: await gzipBytes(request.url),
    })),
  );
  const sum = (wanted: Resource) =>
    weighed.filter(({ resource }) => resource === wanted).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum('html'),
    css: sum('css'),
    js: sum('js'),
    font: sum('font'),
    image: sum('image'),
    other: sum('other'),
  };
};

// Now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again.
const attempts = 3;

const report = async (url: string, port: number): Promise<Result> => {
  let reason = 'no result';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
    reason = outcome?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse could not rate ${url}: ${reason}.`);
};

/**
 * Takes the address of a page and the debugging port of a browser; opens it as Lighthouse's slow phone does, with an empty
 * cache, and returns the rating. Throws where Lighthouse could not rate the page.
 */
export const ratePage = async (url: string, port: number): Promise<Rating> => {
  const result = await report(url, port);
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(result);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    ...(await weights(requests)),
  };
};
