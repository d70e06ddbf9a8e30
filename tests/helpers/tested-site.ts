import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { testedSite } from '../../scripts/develop/shared/tested-site.ts';
import { changedSince } from '../../scripts/shared/built-site/changed-since.ts';

const siteProblem = (site: string, project: string): string | undefined => {
  const name = relative(project, site);
  const [home, form] = [join(site, 'index.html'), join(site, 'operator-registration.html')];
  if (!existsSync(home)) return `There is no site in ${name}`;
  const changedFile = changedSince(project, statSync(home).mtimeMs);
  if (changedFile) return `The site in ${name} is stale: ${changedFile} was changed after the build`;
  if (!/<form[^>]* action="https?:/.test(readFileSync(form, 'utf8')))
    return `The site in ${name} was built without a database`;
  return undefined;
};

/** Jest globalSetup: fails if the test build is missing or outdated. */
export default function requireTestedSite(): void {
  const problem = siteProblem(testedSite, process.cwd());
  if (problem) throw new Error(`${problem}. Run npm run build:tested-site.`);
}
