import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteLanguage } from '@/content/language.ts';
import { movedText } from '@/content/redirects.ts';
import { siteUrl } from '@/lib/company/site-url.ts';
import { filesBelow } from '../shared/built-site/built-pages.ts';
import { parsePage } from '../shared/built-site/parsed-page.ts';
import { ExpectedError } from '../shared/expected-error.ts';
import { collisionKey, placeOfRedirect, type Redirect } from '../shared/site-redirects.ts';
import { addPolicy, policyFor } from './content-policy.ts';

/**
 * A page for hosts that can't redirect. Search engines treat the page as a permanent redirect because of its canonical URL.
 * Don't add `noindex`: search engines would no longer credit links to the old page to the new one.
 */
const pageFor = ({ to }: Redirect): string => {
  const page = parsePage(`<!DOCTYPE html>
<html lang="${siteLanguage}">
<head>
<meta charset="utf-8">
<title>${movedText.title}</title>
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${siteUrl()}${to}">
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<p>${movedText.title}. <a href="${to}">${movedText.link}</a>.</p>
</body>
</html>
`);
  addPolicy(page, policyFor(page, undefined));
  return page.html.toString();
};

const rejectCollisions = (folder: string, redirects: readonly Redirect[]) => {
  const files = new Map(filesBelow(folder).map((file) => [collisionKey(`/${file}`), file]));
  const problems = redirects.flatMap(({ from }) => {
    const file = files.get(collisionKey(from));
    return file === undefined
      ? []
      : [`${placeOfRedirect(from)}: ${from} would replace ${file} of the site. Remove the line.`];
  });
  if (problems.length > 0) throw new ExpectedError(problems.join('\n'));
};

/**
 * Writes `_redirects` for Cloudflare Pages and Netlify, `_redirects.map` for nginx, and a redirect page for other
 * hosts. Writes `_redirects.map` even if it is empty, because the nginx configuration includes it. Throws an
 * ExpectedError if a redirect would replace a file of the site.
 */
export const writeRedirects = (folder: string, redirects: readonly Redirect[]) => {
  rejectCollisions(folder, redirects);
  const hosts = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  const nginx = redirects.map(({ from, to }) => `${from} ${to};\n`);
  writeFileSync(join(folder, '_redirects'), hosts.join(''));
  writeFileSync(join(folder, '_redirects.map'), nginx.join(''));
  for (const redirect of redirects) {
    const file = join(folder, redirect.from.replace(/(?<!\.html?)$/, '.html'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageFor(redirect));
  }
};
