import { forms } from '@/content/forms/index.ts';
import type { Form } from '@/content/model/form.ts';
import { checkVersion, pushMigrations } from '../database/check-version.ts';
import { finding, type Finding } from '../shared/finding.ts';
import { sendRequest, statusOf, type ReceivedResponse } from '../shared/send-request.ts';
import type { Build } from './read-build.ts';

/** Error code 42501 is PostgreSQL's "insufficient privilege". */
const checkReadAccess = (table: string, response: ReceivedResponse): Finding => {
  const check = `Privacy of ${table}`;
  if (response.status >= 400 && !response.body.includes('"code"'))
    return finding(check, `the gateway rejects reads: ${statusOf(response)}`);
  if (response.status === 200)
    return finding(
      check,
      'anyone can read its rows',
      `At once, in the SQL editor: revoke select on public.${table} from anon, authenticated, public;`,
    );
  if (response.body.includes('"42501"')) return finding(check, 'the publishable key cannot read its rows');
  return finding(check, `unexpected response: ${statusOf(response)}`, pushMigrations);
};

const addOrigin = 'Run npm run origins, then push the migration.';
const rejectsOrigin = ({ body }: ReceivedResponse) => body.includes('"PT403"');

const checkOrigins = (response: ReceivedResponse): Finding => {
  const check = 'Forms on other sites';
  if (rejectsOrigin(response))
    return finding(check, 'the database rejects forms that other sites make browsers send');
  return finding(check, `other sites can make browsers send forms. To prevent that: ${addOrigin}`);
};

const visitors = 'anon, authenticated';

/**
 * The table of an open form rejects an empty row because of a constraint. The table of a closed form rejects it
 * because of missing privileges.
 */
const checkInsertAccess = (
  { id, table, pagePath, fields }: Form,
  { pages }: Build,
  response: ReceivedResponse,
): Finding => {
  const check = `Rows of ${table}`;
  const isStored = pages.get(pagePath)?.includes(`/functions/v1/submit/${id}"`) ?? false;
  const isClosed = response.body.includes('"42501"');
  if (rejectsOrigin(response))
    return finding(check, 'rejected, because the database knows another site', addOrigin);
  const [, missing] = /"message":"(Could not find [^"]+)"/.exec(response.body.toString()) ?? [];
  if (missing !== undefined) return finding(check, missing, pushMigrations);
  if (!isClosed && !response.body.includes('"22023"'))
    return finding(check, `not rejected by the table's constraints: ${statusOf(response)}`, pushMigrations);
  if (isStored && isClosed) {
    const columns = Object.values(fields).map(({ column }) => column);
    return finding(
      check,
      'rejected, although the site sends this form',
      `In the SQL editor: grant insert (${columns.join(', ')}) on public.${table} to ${visitors};`,
    );
  }
  if (!isStored && !isClosed)
    return finding(
      check,
      'accepted, although the site does not send this form',
      `In the SQL editor: revoke insert on public.${table} from ${visitors};`,
    );
  return finding(check, isClosed ? 'rejected, because the site sends none' : 'accepted if they are valid');
};

/** A gateway should reject 1 MB, because PostgREST uses a hundred times as much memory before the database rejects it. */
const checkLargeRequests = (response: ReceivedResponse): Finding => {
  const check = 'Large requests';
  if (response.body.includes('"PT413"'))
    return finding(check, 'the gateway passes 1 MB on; the database rejects it');
  if (response.body.includes('"22023"'))
    return finding(
      check,
      'neither the gateway nor the API rejects 1 MB',
      `In the SQL editor: alter role authenticator set pgrst.db_pre_request = 'requests.check_request'; notify pgrst, 'reload config';`,
    );
  return finding(check, `the gateway rejects 1 MB: ${statusOf(response)}`);
};

const checkSubmit = (response: ReceivedResponse, origin: string): Finding => {
  const check = 'No-JS forms';
  if (response.status !== 403)
    return finding(
      check,
      `submit does not reject forms from other sites: ${statusOf(response)}`,
      'Deploy the functions (docs/going-live.md). If that does not help, the log of submit in the dashboard names the missing secret.',
    );
  const [allowedOrigin = 'no site'] = /https?:\/\/\S+/.exec(response.body.toString()) ?? [];
  return finding(
    check,
    `submit accepts only those from ${allowedOrigin}`,
    allowedOrigin === origin ? undefined : `Set the secret SITE_URL to ${origin}: see docs/going-live.md.`,
  );
};

const elsewhere = 'https://elsewhere.example';

/** Contains every column, so that the API reports a missing one. */
const emptyRow = ({ fields }: Form) =>
  JSON.stringify(Object.fromEntries(Object.values(fields).map(({ column }) => [column, null])));

/** Stores nothing, because it only submits empty forms. */
export const checkDatabase = async (siteUrl: URL, build: Build): Promise<readonly Finding[]> => {
  const { database } = build;
  const check = 'Database';
  const settings = '.env.production.local, build and upload.';
  if (!database) {
    const fix = `Set NEXT_PUBLIC_SUPABASE_URL and NEXT_PUBLIC_SUPABASE_ANON_KEY in ${settings}`;
    return [finding(check, 'the build has no database', fix)];
  }
  const request = (path: string, init?: RequestInit) =>
    sendRequest(`${database.url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: database.key, ...init?.headers },
    });
  const get = (path: string) => request(path);
  const post = (table: string, body: string, origin = siteUrl.origin) =>
    request(table, { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin }, body });
  const version = await get('rpc/schema_version');
  const { status } = version;
  const foreign = await sendRequest(`${database.url}/functions/v1/submit/${forms[0].id}`, {
    method: 'POST',
    headers: { origin: elsewhere },
    body: new URLSearchParams(),
  });
  const submit = checkSubmit(foreign, siteUrl.origin);
  if (status === 0 || status >= 500) {
    const fix = 'Check in the dashboard whether the project is paused, and restore it.';
    return [finding(check, statusOf(version), fix), submit];
  }
  if (status === 401 || status === 403) {
    const fix = `Put the publishable key of the project into ${settings}`;
    return [finding(check, `it rejects the publishable key with ${status}`, fix), submit];
  }
  const findings = [
    finding(check, 'it accepts the publishable key of the build'),
    submit,
    checkVersion(Number(version.body.toString())),
  ];
  for (const form of forms) {
    const { table } = form;
    findings.push(checkReadAccess(table, await get(`${table}?select=id&limit=1`)));
    findings.push(checkInsertAccess(form, build, await post(table, emptyRow(form))));
  }
  return [
    ...findings,
    checkOrigins(await post(forms[0].table, emptyRow(forms[0]), elsewhere)),
    checkLargeRequests(await post(forms[0].table, emptyRow(forms[0]) + ' '.repeat(2 ** 20))),
  ];
};
