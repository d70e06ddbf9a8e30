import { company } from '@/content/company';
import { vcardPath } from '@/lib/site/vcard';
import { hashedFolder } from './next-output';

const rule = (pattern: string, ...headers: readonly string[]) =>
  [pattern, ...headers.map((header) => `  ${header}`), ''].join('\n');

// Don't add a Cross-Origin-Opener-Policy header: with it, WebKit clears a form when the visitor returns with the Back
// button.
const everywhere = rule(
  '/*',
  "Content-Security-Policy: frame-ancestors 'none'",
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy: strict-origin-when-cross-origin',
  `Strict-Transport-Security: max-age=31536000${company.hstsIncludeSubDomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options: nosniff',
);

const hashedAssets = rule(`/${hashedFolder}/*`, 'Cache-Control: public, max-age=31536000, immutable');

// Set the type explicitly, because some hosts send the older text/x-vcard and some phones can't open that type.
const vcard = rule(vcardPath, 'Content-Type: text/vcard; charset=utf-8');

/**
 * The format of Cloudflare Pages and Netlify. Browsers revalidate pages on each visit and cache hashed files for a
 * year. There is one rule for each family of pages, because hosts limit the file to a hundred rules.
 */
export const headersFile = (paths: readonly string[]): string => {
  const patterns = paths.map((path) => (path.lastIndexOf('/') > 0 ? `/${path.split('/')[1] ?? ''}/*` : path));
  const pages = [...new Set(patterns)]
    .toSorted()
    .map((pattern) => rule(pattern, 'Cache-Control: public, max-age=0, must-revalidate'));
  return [everywhere, hashedAssets, vcard, ...pages].join('\n');
};
