import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildTarget } from '../../shared/built-site/build-target.ts';
import { filesBelow } from '../../shared/built-site/built-pages.ts';
import { changedSince } from '../../shared/built-site/changed-since.ts';
import { problemsIn } from './problems-in.ts';
import { secretsIn } from './secrets.ts';

type ExpectedBuild = { readonly siteOrigin: string | undefined; readonly databaseOrigin: string | undefined };

const fix = 'run npm run build';

export const exportProblems = (
  project: string,
  { siteOrigin, databaseOrigin }: ExpectedBuild,
): readonly string[] => {
  const out = join(project, 'out');
  const home = join(out, 'index.html');
  if (!existsSync(home)) return problemsIn('out/', [[true, 'nothing is built', fix]]);
  const changedFile = changedSince(project, statSync(home).mtimeMs);
  const build = readBuildTarget(out);
  const builtDatabase = build.database && new URL(build.database.url).origin;
  return [
    ...problemsIn('out/', [
      [changedFile !== undefined, `${changedFile} was changed after the build`, fix],
      [
        siteOrigin !== undefined && build.siteOrigin !== siteOrigin,
        `it was built for the address ${build.siteOrigin}, not ${siteOrigin}`,
        fix,
      ],
      [
        builtDatabase !== databaseOrigin,
        `its database is ${builtDatabase ?? 'none'}, and that of the settings ${databaseOrigin ?? 'none'}`,
        fix,
      ],
    ]),
    ...filesBelow(out)
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .flatMap((file) =>
        problemsIn(
          `out/${file}`,
          secretsIn(readFileSync(join(out, file), 'latin1')).map((key) => [
            true,
            `it contains the secret key ${key}`,
            'take it out of the source, replace it in the project, and build again',
          ]),
        ),
      ),
  ];
};
