import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Variables by name. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** In the order in which `next build` lets one win over the next. */
const files = ['.env.production.local', '.env.local', '.env.production', '.env'] as const;

/** Takes the project's folder and the environment; returns the variables that `next build` would see there. */
export const readSettings = (project: string, environment: Settings): Settings =>
  Object.assign(
    {},
    ...files
      .toReversed()
      .map((name) => join(project, name))
      .filter((file) => existsSync(file))
      .map((file): Settings => parseEnv(readFileSync(file, 'utf8'))),
    environment,
  );
