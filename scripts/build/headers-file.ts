import { company } from '@/content/company.ts';
import { vcardPath } from '@/lib/company/vcard.ts';
import { hashedFolder } from './next-output.ts';

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

const image = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

/** The same rules as in deploy/nginx.conf and vercel.json. */
const cacheControl = (path: string): string => {
  if (path.startsWith(`/${hashedFolder}/`)) return 'public, max-age=31536000, immutable';
  return image.test(path) ? 'public, max-age=3600' : 'public, max-age=0, must-revalidate';
};

/** One pattern for each folder whose files have the same cache rule. No path matches two, because hosts join values. */
const patternsOf = (paths: readonly string[], folder = ''): readonly (readonly [string, string])[] => {
  const rules = new Set(paths.map(cacheControl));
  const [only] = rules;
  if (folder !== '' && rules.size === 1 && only !== undefined) return [[`${folder}/*`, only]];
  const below = new Map<string, string[]>();
  for (const path of paths) {
    const [name = '', ...rest] = path.slice(folder.length + 1).split('/');
    const key = `${folder}/${name}${rest.length > 0 ? '/' : ''}`;
    below.set(key, [...(below.get(key) ?? []), path]);
  }
  return [...below].flatMap(([key, inside]) =>
    key !== '/' && key.endsWith('/')
      ? patternsOf(inside, key.slice(0, -1))
      : [[key, cacheControl(key)] as const],
  );
};

/**
 * The format of Cloudflare Pages and Netlify. Browsers revalidate pages on each visit, and cache images for an hour and
 * hashed files for a year. Files in the same folder share a rule, because hosts limit the file to a hundred rules.
 */
export const headersFile = (paths: readonly string[]): string => {
  const patterns = patternsOf(paths).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rules = patterns.map(([pattern, value]) =>
    rule(
      pattern,
      `Cache-Control: ${value}`,
      // Set the type explicitly, because some hosts send the older text/x-vcard and some phones can't open that type.
      ...(pattern === vcardPath ? ['Content-Type: text/vcard; charset=utf-8'] : []),
    ),
  );
  return [everywhere, ...rules].join('\n');
};
