import { type Answer, type Line, statusOf } from './answer';

const push = 'Push the migrations (docs/going-live.md), then upload the site.';

const json = ({ body }: Answer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

const codeOf = (answer: Answer) => (json(answer) as { readonly code?: unknown } | null | undefined)?.code;

/** Whether the service takes the public key. `version` is its answer to `schema_version`. */
export const judgeService = (version: Answer): Line => {
  const check = 'Database answers';
  const { status } = version;
  if (status === 0 || status >= 500)
    return {
      check,
      found: statusOf(version),
      fix: 'See in the dashboard whether the project is paused; restore it.',
    };
  if (status === 401 || status === 403)
    return {
      check,
      found: `it refuses the public key with ${status}`,
      fix: 'Put the publishable key of the project into .env.production.local, build and upload.',
    };
  return { check, found: 'it takes the public key of the build' };
};

/** Two versions of migrations, 14 digits each: the last that was applied, and the newest in the folder. */
export const judgeVersion = (applied: number, newest: number): Line => {
  const check = 'Migrations';
  if (applied < newest) return { check, found: `the last is ${applied}, here it is ${newest}`, fix: push };
  if (applied > newest)
    return {
      check,
      found: `the last is ${applied}, here it is ${newest}`,
      fix: 'This folder is older than the database: fetch its newer version, build and upload.',
    };
  return { check, found: `the last is ${newest}, as here` };
};

/** The answer to `schema_version`, and the version of the newest migration in the folder. */
export const judgeMigrations = (version: Answer, newest: number): Line => {
  const applied = version.status === 200 ? json(version) : undefined;
  if (typeof applied === 'number') return judgeVersion(applied, newest);
  const found = `the database does not tell its version: ${statusOf(version)}`;
  return { check: 'Migrations', found, fix: push };
};

/** PostgreSQL's code for a missing right. */
const missingRight = '42501';

/** Answers to a visitor who asks for rows, by table. */
export const judgeReading = (answers: ReadonlyMap<string, Answer>): Line => {
  const check = 'Nobody can read';
  for (const [table, answer] of answers) {
    if (answer.status === 200)
      return {
        check,
        found: `anyone may read ${table}`,
        fix: `At once, in the SQL editor: revoke select on public.${table} from anon, authenticated, public;`,
      };
    if (codeOf(answer) !== missingRight)
      return { check, found: `${table} is not refused as it should be: ${statusOf(answer)}`, fix: push };
  }
  return { check, found: `${[...answers.keys()].join(' and ')} are refused to the public key` };
};
