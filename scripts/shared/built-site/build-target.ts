import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, filesBelow } from './built-pages.ts';

const publishableKey = /\bsb_publishable_[\w-]{8,}|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;
const formAction = /action="([^"]+)\/functions\/v1\/submit\//;

const findIn = (files: readonly string[], pattern: RegExp) =>
  files.map((file) => pattern.exec(readFileSync(file, 'utf8'))).find(Boolean);

/** Returns the origin of the site that a build was made for, and its database. */
export const readBuildTarget = (out: string) => {
  const [, canonical = ''] = findIn([join(out, 'index.html')], /rel="canonical" href="([^"]+)"/) ?? [];
  const pages = builtPages(out).map(({ file }) => file);
  const scripts = filesBelow(out).filter((name) => name.endsWith('.js'));
  const [, url] = findIn(pages, formAction) ?? [];
  const [key] =
    findIn(
      scripts.map((name) => join(out, name)),
      publishableKey,
    ) ?? [];
  return { siteOrigin: new URL(canonical).origin, database: url && key ? { url, key } : undefined };
};
