import { company } from '@/content/company';
import { vcardPath } from '@/lib/site/vcard';
import { hashedFolder } from './next-output';

const rule = (pattern: string, ...headers: readonly string[]) =>
  [pattern, ...headers.map((header) => `  ${header}`), ''].join('\n');

// No Cross-Origin-Opener-Policy: with it WebKit forgets what was typed when Back leads to a form.
const everywhere = rule(
  '/*',
  "Content-Security-Policy: frame-ancestors 'none'",
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy: strict-origin-when-cross-origin',
  `Strict-Transport-Security: max-age=31536000${company.hstsIncludeSubDomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options: nosniff',
);

const hashedAssets = rule(`/${hashedFolder}/*`, 'Cache-Control: public, max-age=31536000, immutable');

// Some hosts know only the older name of the type, text/x-vcard, which not every phone opens.
const vcard = rule(vcardPath, 'Content-Type: text/vcard; charset=utf-8');

/**
 * The text of `_headers` as Cloudflare Pages and Netlify read it. Pages are revalidated at each visit, family by family,
 * because hosts allow a hundred rules; hashed assets are kept for a year.
 */
export const headersFile = (paths: readonly string[]): string => {
  const patterns = paths.map((path) => (path.lastIndexOf('/') > 0 ? `/${path.split('/')[1] ?? ''}/*` : path));
  const pages = [...new Set(patterns)]
    .toSorted()
    .map((pattern) => rule(pattern, 'Cache-Control: public, max-age=0, must-revalidate'));
  return [everywhere, hashedAssets, vcard, ...pages].join('\n');
};
