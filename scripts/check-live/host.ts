/** What a host can be told to do, by the recipes of docs/going-live.md. */
type Topic = 'headers' | 'caching' | 'compression' | 'addresses' | 'redirects' | 'types';

/** The service that a site is on, as its answers give it away. */
export type Host = { readonly name: string; readonly advice: (topic: Topic) => string };

const always = (sentence: string) => () => sentence;

const gitHub: Host['advice'] = (topic) =>
  topic === 'types' || topic === 'compression'
    ? 'Deploy again; if it stays, put a proxy in front of GitHub Pages, or use another host.'
    : 'GitHub Pages can’t do that. Put a proxy in front of it, or use another host.';

const nginx: Host['advice'] = (topic) =>
  topic === 'compression'
    ? 'Build with PRECOMPRESS=1 npm run build, upload, and see that the site’s configuration has gzip_static on.'
    : 'Compare the configuration of the site with deploy/nginx.conf, then run nginx -t and systemctl reload nginx.';

const cloudFront: Host['advice'] = (topic) =>
  ({
    headers: 'Choose the response headers policy of docs/going-live.md for the default behaviour.',
    caching: 'Upload with the --cache-control of docs/going-live.md, then invalidate /*.',
    compression: 'Switch automatic compression on in the behaviour.',
    addresses:
      'Choose deploy/cloudfront-function.js for viewer requests, and add the custom error responses.',
    redirects: 'Upload out/ again: S3 forwards by the page at the old address.',
    types: 'Upload the file with the --content-type of docs/going-live.md, then invalidate /*.',
  })[topic];

const outFolder =
  'Upload the folder out whole: this host takes its headers and redirects from _headers and _redirects in it.';

const hosts: readonly (Host & { readonly sends: readonly [header: string, value: RegExp] })[] = [
  { name: 'GitHub Pages', sends: ['server', /^GitHub\.com/i], advice: gitHub },
  {
    name: 'Vercel',
    sends: ['x-vercel-id', /./],
    advice: always('Commit vercel.json as it is in this folder, and deploy again.'),
  },
  { name: 'Netlify', sends: ['x-nf-request-id', /./], advice: always(outFolder) },
  { name: 'CloudFront', sends: ['x-amz-cf-id', /./], advice: cloudFront },
  { name: 'Cloudflare', sends: ['server', /^cloudflare/i], advice: always(outFolder) },
  { name: 'nginx', sends: ['server', /^nginx/i], advice: nginx },
];

const unknown: Host = {
  name: 'an unknown host',
  advice: always(
    'Follow the recipe of your host in docs/going-live.md: each takes what out/_headers and out/_redirects say.',
  ),
};

export const hostOf = (headers: Headers): Host =>
  hosts.find(({ sends: [name, value] }) => value.test(headers.get(name) ?? '')) ?? unknown;
