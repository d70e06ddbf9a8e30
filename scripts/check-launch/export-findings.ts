import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, checkedPages } from './checked-pages';
import type { Finding } from './finding';
import { secretsIn } from './secrets';

/** What the export should have been built with: origins, without a path. */
export type BuiltWith = { readonly site: string | undefined; readonly database: string | undefined };

const fix = 'run npm run build';

const sources = ['app', 'components', 'content', 'lib', 'public'] as const;
const settings = ['.env.production.local', '.env.local', '.env.production', '.env'] as const;

const changedSince = (project: string, built: number): readonly Finding[] => {
  const files = [
    ...sources.flatMap((folder) =>
      existsSync(join(project, folder))
        ? filesBelow(join(project, folder)).map((file) => join(folder, file))
        : [],
    ),
    ...settings.filter((file) => existsSync(join(project, file))),
  ];
  const changed = files.find((file) => statSync(join(project, file)).mtimeMs > built);
  return changed ? [{ file: 'out/', problem: `${changed} was changed after the build`, fix }] : [];
};

const secretFindings = (out: string): readonly Finding[] =>
  filesBelow(out)
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .flatMap((file) =>
      secretsIn(readFileSync(join(out, file), 'latin1')).map((key) => ({
        file: `out/${file}`,
        problem: `it contains the secret key ${key}`,
        fix: 'take it out of the source, replace it in the project, and build again',
      })),
    );

/** What is wrong with the `out/` of a project: missing, older than its source, built for another site, or with a secret in it. */
export const exportFindings = (project: string, { site, database }: BuiltWith): readonly Finding[] => {
  const out = join(project, 'out');
  const home = join(out, 'index.html');
  if (!existsSync(home)) return [{ file: 'out/', problem: 'nothing is built', fix }];
  const pages = checkedPages(out, database);
  const canonical = pages.find(({ file }) => file === 'index.html')?.canonical ?? '';
  const unfit = pages.filter(({ policy, rightPolicies }) => !rightPolicies.includes(policy));
  return [
    ...changedSince(project, statSync(home).mtimeMs),
    ...(site && (!URL.canParse(canonical) || new URL(canonical).origin !== site)
      ? [{ file: 'out/', problem: `it was built for the address ${canonical || '(none)'}, not ${site}`, fix }]
      : []),
    ...unfit.map(({ file }) => ({
      file: `out/${file}`,
      problem: 'it was built for another database, or changed after the build',
      fix,
    })),
    ...secretFindings(out),
  ];
};
