import { equipmentNames } from '@/content/equipment';
import { forms } from '@/content/forms';
import type { Form } from '@/content/forms/form';
import { newestMigration } from '../backend/apply-migrations';
import { type Answer, ask, statusOf } from './ask';
import { finding, type Finding } from './finding';
import type { Build } from './read-build';

const push = 'Push the migrations (docs/going-live.md), then upload the site.';

/** `applied` is the version of the last migration that the database has: 14 digits. */
export const judgeVersion = (applied: number): Finding => {
  const check = 'Migrations';
  const newest = newestMigration();
  const found = `the last is ${applied || 'unknown'}, here it is ${newest}`;
  if (applied === newest) return finding(check, found);
  const fetchNewer = 'This folder is older than the database: fetch its newer version, build and upload.';
  return finding(check, found, applied > newest ? fetchNewer : push);
};

/** Whether the database takes every machine that the form offers. It may take more. */
const judgeEquipment = ({ body }: Answer): Finding => {
  const check = 'Machines of the form';
  const missing = equipmentNames.filter((name) => !body.includes(JSON.stringify(name)));
  if (missing.length === 0) return finding(check, `the database takes all ${equipmentNames.length}`);
  return finding(
    check,
    `the database refuses ${missing.join(', ')}`,
    'Add a migration for it (docs/adding-pages.md) and push it, before anybody ticks it.',
  );
};

/** The answer to a visitor who asks for the rows of a table. 42501 is PostgreSQL's code for a missing right. */
const judgeReading = (table: string, answer: Answer): Finding => {
  const check = `Nobody can read ${table}`;
  if (answer.status === 200)
    return finding(
      check,
      'anyone may',
      `At once, in the SQL editor: revoke select on public.${table} from anon, authenticated, public;`,
    );
  if (answer.body.includes('"42501"')) return finding(check, 'it is refused to the public key');
  return finding(check, `not refused as it should be: ${statusOf(answer)}`, push);
};

const visitors = 'anon, authenticated';

/** The response to an empty row, which an open table refuses by its rules and a closed one by its rights. */
const judgeStoring = ({ name, table, page, fields }: Form, { pages }: Build, response: Answer): Finding => {
  const check = `Rows of ${table}`;
  const isStored = pages.get(page)?.includes(`/functions/v1/submit/${name}"`) ?? false;
  const isClosed = response.body.includes('"42501"');
  if (!isClosed && !response.body.includes('"22023"'))
    return finding(check, `not refused by the rules of the table: ${statusOf(response)}`, push);
  if (isStored && isClosed) {
    const columns = Object.values(fields).map(({ column }) => column);
    return finding(
      check,
      'refused, although the site sends its form',
      `In the SQL editor: grant insert (${columns.join(', ')}) on public.${table} to ${visitors};`,
    );
  }
  if (!isStored && !isClosed)
    return finding(
      check,
      'stored from anyone, although the site does not send its form',
      `In the SQL editor: revoke insert on public.${table} from ${visitors};`,
    );
  return finding(check, isClosed ? 'refused, as the site sends none' : 'accepted within the rules');
};

/** The response to 1 MB, of which PostgREST should see nothing: it reads a body into some hundred times as much memory. */
const judgeLarge = (response: Answer): Finding => {
  const check = 'Large requests';
  if (response.body.includes('"PT413"'))
    return finding(check, 'the gateway passes 1 MB on; the database refuses it');
  if (response.body.includes('"22023"'))
    return finding(
      check,
      'neither the gateway nor the API refuses 1 MB',
      `In the SQL editor: alter role authenticator set pgrst.db_pre_request = 'requests.check_request'; notify pgrst, 'reload config';`,
    );
  return finding(check, `the gateway refuses 1 MB: ${statusOf(response)}`);
};

/** The answer of `submit` to a form from another site: a refusal, which says whose forms it takes. */
const judgeSubmit = (answer: Answer, origin: string): Finding => {
  const check = 'Forms without code';
  if (answer.status !== 403)
    return finding(
      check,
      `a form of another site is not refused by submit: ${statusOf(answer)}`,
      'Deploy the functions (docs/going-live.md). If it stays, the log of submit in the dashboard names the secret that is not set.',
    );
  const [named = 'no site'] = /https?:\/\/\S+/.exec(answer.body.toString()) ?? [];
  return finding(
    check,
    `submit takes those of ${named} alone`,
    named === origin ? undefined : `Set the secret SITE_URL to ${origin}: see docs/going-live.md.`,
  );
};

/** The part of a report that is about the database and its function. Stores nothing: every form that it sends is empty. */
export const checkDatabase = async (site: URL, build: Build): Promise<readonly Finding[]> => {
  const { database } = build;
  const check = 'Database answers';
  const settings = '.env.production.local, build and upload.';
  if (!database) {
    const fix = `Write NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY into ${settings}`;
    return [finding(check, 'the build was given no database', fix)];
  }
  const request = (path: string, init?: RequestInit) =>
    ask(`${database.url}/rest/v1/${path}`, { ...init, headers: { apikey: database.key, ...init?.headers } });
  const get = (path: string) => request(path);
  const post = (table: string, body: string) =>
    request(table, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const version = await get('rpc/schema_version');
  const { status } = version;
  const foreign = await ask(`${database.url}/functions/v1/submit/${forms[0].name}`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams(),
  });
  const submit = judgeSubmit(foreign, site.origin);
  // What is behind a failure that is reported is not judged.
  if (status === 0 || status >= 500) {
    const fix = 'See in the dashboard whether the project is paused; restore it.';
    return [finding(check, statusOf(version), fix), submit];
  }
  if (status === 401 || status === 403) {
    const fix = `Put the publishable key of the project into ${settings}`;
    return [finding(check, `it refuses the public key with ${status}`, fix), submit];
  }
  const findings = [
    finding(check, 'it takes the public key of the build'),
    submit,
    judgeVersion(Number(version.body.toString())),
    judgeEquipment(await get('rpc/equipment_names')),
  ];
  for (const form of forms) {
    const { table } = form;
    findings.push(judgeReading(table, await get(`${table}?select=id&limit=1`)));
    findings.push(judgeStoring(form, build, await post(table, '{}')));
  }
  return [...findings, judgeLarge(await post(forms[0].table, `{}${' '.repeat(2 ** 20)}`))];
};
