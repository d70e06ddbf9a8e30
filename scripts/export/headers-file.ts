import { company } from '@/content/company';
import { vcardPath } from '@/lib/site/vcard';
import { hashedFolder } from './next-output';

const rule = (pattern: string, ...headers: readonly string[]) =>
  [pattern, ...headers.map((header) => `  ${header}`), ''].join('\n');

// Don't add a Cross-Origin-Opener-Policy: with it, WebKit loses a form's values when the visitor goes back to the form.
const everywhere = rule(
  '/*',
  "Content-Security-Policy: frame-ancestors 'none'",
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy: strict-origin-when-cross-origin',
  `Strict-Transport-Security: max-age=31536000${company.hstsIncludeSubDomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options: nosniff',
);

const hashedAssets = rule(`/${hashedFolder}/*`, 'Cache-Control: public, max-age=31536000, immutable');

// Set the type, because some hosts use the older text/x-vcard, which not every phone opens.
const vcard = rule(vcardPath, 'Content-Type: text/vcard; charset=utf-8');

/**
 * Returns the text of `_headers` for Cloudflare Pages and Netlify. Browsers revalidate pages at each visit and cache hashed assets for
 * a year. There is one rule per family, because hosts allow a hundred rules.
 */
export const headersFile = (paths: readonly string[]): string => {
  const patterns = paths.map((path) => (path.lastIndexOf('/') > 0 ? `/${path.split('/')[1] ?? ''}/*` : path));
  const pages = [...new Set(patterns)]
    .toSorted()
    .map((pattern) => rule(pattern, 'Cache-Control: public, max-age=0, must-revalidate'));
  return [everywhere, hashedAssets, vcard, ...pages].join('\n');
};
