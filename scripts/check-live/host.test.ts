/** @jest-environment node */
import { hostOf } from './host';

test.each([
  ['GitHub Pages', { server: 'GitHub.com' }, 'put a proxy'],
  ['Vercel', { server: 'Vercel', 'x-vercel-id': 'lhr1::abc' }, 'vercel.json'],
  ['Netlify', { server: 'Netlify', 'x-nf-request-id': '01' }, '_headers'],
  ['CloudFront', { server: 'AmazonS3', 'x-amz-cf-id': 'abc' }, 'response headers policy'],
  ['Cloudflare', { server: 'cloudflare' }, '_headers'],
  ['nginx', { server: 'nginx' }, 'deploy/nginx.conf'],
  ['an unknown host', {}, 'docs/going-live.md'],
])('%s is known by its answers, and told what to do', (name, headers, advice) => {
  const host = hostOf(new Headers(headers));
  expect(host.name).toBe(name);
  expect(host.advice('headers').toLowerCase()).toContain(advice.toLowerCase());
});
