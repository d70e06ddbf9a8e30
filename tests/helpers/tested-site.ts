import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { changedSince } from '../../scripts/owner/check-launch/changed-since';

/** Defaults to the folder that the browser tests build. */
export const testedSite = resolve(process.env.TEST_SITE || '.data/tested-site');

export const siteProblem = (site: string, project = process.cwd()): string | undefined => {
  const name = relative(project, site);
  const [home, form] = [join(site, 'index.html'), join(site, 'operator-registration.html')];
  if (!existsSync(home)) return `There is no site in ${name}`;
  const changed = changedSince(project, statSync(home).mtimeMs);
  if (changed) return `The site in ${name} is stale: ${changed} was changed after the build`;
  if (!/<form[^>]* action="https?:/.test(readFileSync(form, 'utf8')))
    return `The site in ${name} was built without a database`;
  return undefined;
};

/** Jest globalSetup: fails if the test build is missing or outdated. */
export default function requireTestedSite(): void {
  const problem = siteProblem(testedSite);
  if (problem)
    throw new Error(
      `${problem}. Run npx playwright test, which builds the site under test; one file of it is enough: npx playwright test policy.`,
    );
}
