import { equipmentNames } from '@/content/equipment';
import { forms } from '@/content/forms';
import { newestMigration } from '../backend/apply-migrations';
import { type HttpAnswer, ask, jsonOf, type CheckResult, statusOf } from './answer';
import type { Build } from './read-build';

const push = 'Push the migrations (docs/going-live.md), then upload the site.';

/** Whether the service takes the public key. `version` is its answer to `schema_version`. */
const judgeService = (version: HttpAnswer): CheckResult => {
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

/** Versions of migrations have 14 digits: the last that was applied, and the newest in the folder. */
export const judgeVersion = (applied: unknown, newest: number): CheckResult => {
  const check = 'Migrations';
  if (typeof applied !== 'number')
    return { check, found: 'the database does not tell its version', fix: push };
  const found = `the last is ${applied}, here it is ${newest}`;
  if (applied === newest) return { check, found };
  const fetchNewer = 'This folder is older than the database: fetch its newer version, build and upload.';
  return { check, found, fix: applied < newest ? push : fetchNewer };
};

/** Whether the database takes every machine that the form offers. It may take more. */
const judgeEquipment = (names: unknown): CheckResult => {
  const check = 'Machines of the form';
  if (!Array.isArray(names)) return { check, found: 'the database does not tell its list', fix: push };
  const missing = equipmentNames.filter((name) => !names.includes(name));
  if (missing.length === 0) return { check, found: `the database takes all ${equipmentNames.length}` };
  return {
    check,
    found: `the database refuses ${missing.join(', ')}`,
    fix: 'Add a migration for it (docs/adding-pages.md) and push it, before anybody ticks it.',
  };
};

/** PostgreSQL's code for a missing right. */
const missingRight = '42501';

/** The answer to a visitor who asks for the rows of a table. */
const judgeReading = (table: string, answer: HttpAnswer): CheckResult => {
  const check = `Nobody can read ${table}`;
  if (answer.status === 200)
    return {
      check,
      found: 'anyone may',
      fix: `At once, in the SQL editor: revoke select on public.${table} from anon, authenticated, public;`,
    };
  const { code } = (jsonOf(answer) ?? {}) as { readonly code?: unknown };
  if (code === missingRight) return { check, found: 'it is refused to the public key' };
  return { check, found: `not refused as it should be: ${statusOf(answer)}`, fix: push };
};

/** The answer of `submit` to a form from another site: a refusal, which says whose forms it takes. */
const judgeSubmit = (answer: HttpAnswer, origin: string): CheckResult => {
  const check = 'Forms without code';
  const [named] = /https?:\/\/[^\s]+/.exec(answer.body.toString()) ?? [];
  if (answer.status !== 403)
    return {
      check,
      found: `a form of another site is not refused by submit: ${statusOf(answer)}`,
      fix: 'Deploy the functions (docs/going-live.md). If it stays, the log of submit in the dashboard names the secret that is not set.',
    };
  if (named === origin) return { check, found: `submit takes those of ${origin} alone` };
  return {
    check,
    found: `submit takes those of ${named ?? 'no site'}`,
    fix: `Set the secret SITE_URL to ${origin}: see docs/going-live.md.`,
  };
};

/** The part of a report that is about the database and its function. Nothing is stored: the form that is sent is empty. */
export const checkDatabase = async (site: URL, { database }: Build): Promise<readonly CheckResult[]> => {
  if (!database)
    return [
      {
        check: 'Database answers',
        found: 'the build was given no database',
        fix: 'Write NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY into .env.production.local, build and upload.',
      },
    ];
  const get = (path: string) => ask(`${database.url}/rest/v1/${path}`, { headers: { apikey: database.key } });
  const version = await get('rpc/schema_version');
  const foreign = await ask(`${database.url}/functions/v1/submit/${forms[0].name}`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams(),
  });
  const service = judgeService(version);
  const results = [service, judgeSubmit(foreign, site.origin)];
  // What is behind a failure that is reported is not judged.
  if (service.fix !== undefined) return results;
  results.push(judgeVersion(jsonOf(version), newestMigration()));
  results.push(judgeEquipment(jsonOf(await get('rpc/equipment_names'))));
  for (const { table } of forms) results.push(judgeReading(table, await get(`${table}?select=id&limit=1`)));
  return results;
};
