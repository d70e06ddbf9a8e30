import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { securityTxtExpiry } from '@/lib/site/security-txt';
import { elementsOf, type ParsedPage, parsePage } from '../export/html';
import { builtPages, filesBelow } from '../export/pages';
import { policyFor } from '../export/policy';
import { changedSince } from '../site/changed-since';
import type { Finding } from './report';
import { secretsIn } from './secrets';

/** What the export should have been built with: origins, without a path. */
type BuiltWith = { readonly site: string | undefined; readonly database: string | undefined };

const attribute = (page: ParsedPage, [name, value]: readonly [string, string], wanted: string) =>
  elementsOf(page).find(({ attribs }) => attribs[name] === value)?.attribs[wanted] ?? '';

/** Whether the build would give a page the policy that it has. */
const hasRightPolicy = (page: ParsedPage, databaseOrigin: string | undefined) =>
  policyFor(page, databaseOrigin) === attribute(page, ['http-equiv', 'Content-Security-Policy'], 'content');

/** What is wrong with the `out/` of a project: missing, older than its source, built for another site, about to
 * expire, or with a secret in it. */
export function* exportFindings(
  project: string,
  { site, database }: BuiltWith,
  now = new Date(),
): Iterable<Finding> {
  const out = join(project, 'out');
  const home = join(out, 'index.html');
  const fix = 'run npm run build';
  if (!existsSync(home)) {
    yield { file: 'out/', problem: 'nothing is built', fix };
    return;
  }
  const changed = changedSince(project, statSync(home).mtimeMs);
  if (changed) yield { file: 'out/', problem: `${changed} was changed after the build`, fix };

  const canonical = attribute(parsePage(readFileSync(home, 'utf8')), ['rel', 'canonical'], 'href');
  if (site && (!URL.canParse(canonical) || new URL(canonical).origin !== site)) {
    const problem = `it was built for the address ${canonical || '(none)'}, not ${site}`;
    yield { file: 'out/', problem, fix };
  }
  for (const { file } of builtPages(out))
    if (!hasRightPolicy(parsePage(readFileSync(file, 'utf8')), database)) {
      const problem = 'it was built for another database, or changed after the build';
      yield { file: relative(project, file), problem, fix };
    }
  const contact = join(out, '.well-known', 'security.txt');
  const expiry = existsSync(contact) && securityTxtExpiry(readFileSync(contact, 'utf8'), now);
  if (expiry && expiry.isNear)
    yield { file: relative(project, contact), problem: `it expires on ${expiry.day}`, fix };
  for (const file of filesBelow(out).filter((name) => !/\.(?:br|gz)$/.test(name)))
    for (const key of secretsIn(readFileSync(join(out, file), 'latin1')))
      yield {
        file: `out/${file}`,
        problem: `it contains the secret key ${key}`,
        fix: 'take it out of the source, replace it in the project, and build again',
      };
}
