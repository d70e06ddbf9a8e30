import { type Answer, hashOf, type Line, statusOf, targetOf } from './answer';
import type { Host } from './host';
import type { BuiltFile } from './read-build';

/** A second address of a page, and what it answers. */
type Second = { readonly asked: URL; readonly page: BuiltFile; readonly answer: Answer };

/** `/about.html` and `/about/` lead to the page, or are the page, whose canonical address tells search engines which one counts. */
export const judgeSecondAddresses = (seconds: readonly Second[], host: Host): Line => {
  const check = 'Other addresses of a page';
  const lost = seconds.find(
    ({ asked, page, answer }) =>
      targetOf(answer, asked) !== new URL(page.path, asked).href &&
      !(answer.status === 200 && hashOf(answer.body) === page.hash),
  );
  if (!lost)
    return { check, found: `${seconds.map(({ asked }) => asked.pathname).join(', ')} lead to their pages` };
  const target = targetOf(lost.answer, lost.asked);
  const found = `${lost.asked.pathname}: ${target ? `leads to ${target}` : statusOf(lost.answer)}`;
  return { check, found, fix: host.advice('addresses') };
};

export const judgeNotFound = ({ hash }: BuiltFile, answer: Answer, host: Host): Line => {
  const check = 'Wrong addresses';
  const fix = host.advice('addresses');
  if (answer.status !== 404) return { check, found: `${statusOf(answer)}, not 404`, fix };
  if (hashOf(answer.body) !== hash) return { check, found: '404 with a page of the host’s', fix };
  return { check, found: '404 with the page of the site' };
};

/** A page that moved; `page` is the one that forwards visitors on hosts without redirects. */
type Moved = { readonly asked: URL; readonly to: string; readonly page: BuiltFile; readonly answer: Answer };

export const judgeRedirects = (moved: readonly Moved[], host: Host): Line => {
  const check = 'Redirects';
  const isForwardedByPage = ({ page, answer }: Moved) =>
    answer.status === 200 && hashOf(answer.body) === page.hash;
  const lost = moved.find(
    (one) => targetOf(one.answer, one.asked) !== new URL(one.to, one.asked).href && !isForwardedByPage(one),
  );
  if (lost)
    return {
      check,
      found: `${lost.asked.pathname} does not lead to ${lost.to}: ${statusOf(lost.answer)}`,
      fix: host.advice('redirects'),
    };
  const byPage = moved.filter(isForwardedByPage).length;
  const how = byPage > 0 ? `, ${byPage} of them by a page that forwards` : '';
  return { check, found: `${moved.length} in content/redirects.ts${how}` };
};

/** What `http://` answers for a site that has `https://`. */
export const judgeEncryption = (site: URL, plain: Answer | undefined): Line => {
  const check = 'Encryption';
  const fix = 'Get a certificate, and have the host lead http to https.';
  if (site.protocol !== 'https:' || !plain) return { check, found: `${site.origin} is not encrypted`, fix };
  const target = targetOf(plain, new URL(`http://${site.host}/`));
  return target?.startsWith('https://')
    ? { check, found: 'http leads to https' }
    : { check, found: `http does not lead to https: ${statusOf(plain)}`, fix };
};
