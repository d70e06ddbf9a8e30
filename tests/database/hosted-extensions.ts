import { database } from '../postgres/test-database.ts';

// Stand-ins for the extensions pg_cron, pg_net and Vault, because the npm package of PostgreSQL doesn't include them.
// They provide the tables and functions that the migrations use. Jobs and requests run only when a test triggers them.
const cron = `
  create schema cron;
  create table cron.job (jobid bigint generated always as identity, schedule text, command text, active boolean default true,
    jobname text unique);
  create table cron.job_run_details (jobid bigint, runid bigint generated always as identity, status text, return_message text,
    start_time timestamptz, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
    on conflict (jobname) do update set schedule = $2, command = $3 returning jobid $$;`;

const net = `
  create schema net;
  create unlogged table net.http_request_queue (id bigint generated always as identity, url text, headers jsonb, body jsonb);
  create unlogged table net._http_response (id bigint, status_code integer, content text, error_msg text,
    created timestamptz not null default now());
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000) returns bigint
  language plpgsql as $$
  declare
    number bigint;
  begin
    if url = '' then
      raise exception 'the url is empty';
    end if;
    insert into net.http_request_queue (url, headers, body) values (http_post.url, http_post.headers, http_post.body)
      returning id into number;
    return number;
  end $$;`;

const vault = `
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text default null, new_description text default '',
    new_key_id uuid default null) returns uuid language sql as $$
    insert into vault.secrets (secret, name) values ($1, $2) returning id $$;
  create function vault.update_secret(secret_id uuid, new_secret text default null, new_name text default null,
    new_description text default null, new_key_id uuid default null) returns void language sql as $$
    update vault.secrets set secret = coalesce($2, secret) where id = $1 $$;`;

export const createHostedExtensions = () => database.query(cron + net + vault);

type Request = {
  readonly id: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: object;
};

export const sendRequests = async (): Promise<void> => {
  for (const { id, url, headers, body } of await database.query<Request>(
    'delete from net.http_request_queue returning *',
  )) {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      (error: Error) => error,
    );
    await (response instanceof Error
      ? database.query('insert into net._http_response (id, error_msg) values ($1, $2)', [
          id,
          response.message,
        ])
      : database.query('insert into net._http_response (id, status_code, content) values ($1, $2, $3)', [
          id,
          response.status,
          await response.text(),
        ]));
  }
};
