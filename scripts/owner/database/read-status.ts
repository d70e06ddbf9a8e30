import { forms } from '@/content/forms/index.ts';
import type { MailRow } from '@/lib/leads/mail-row.ts';
import type { Connection, RestClient } from '@/lib/secret-client/rest-client.ts';
import { openDatabase } from './open-database.ts';

/** Timestamps are in ISO 8601 format and come from the database's clock. */
type DatabaseStatus = {
  readonly now: string;
  /** 14 digits. */
  readonly migration: number;
  readonly jobs: readonly {
    readonly name: string;
    readonly scheduled: boolean;
    readonly succeeded_at: string | null;
    /** Set if the last run failed. */
    readonly problem: string | null;
  }[];
  /** Without the key itself and the job's secret. */
  readonly mail: {
    readonly key: boolean;
    readonly url?: string;
    readonly service?: string;
    readonly from?: string;
    readonly to?: string;
  };
  /** The response to the last call of the function `notify-owner`. `status` is null if there was none. */
  readonly call: {
    readonly at: string;
    readonly status: number | null;
    readonly message: string | null;
  } | null;
};

export type ProductionStatus = DatabaseStatus & {
  /** The newest first. */
  readonly mails: readonly MailRow[];
  /** The rows that need an email now. */
  readonly unnotified: { readonly rows: number; readonly since: string | null };
  readonly limits: readonly {
    readonly form_table: string;
    readonly limit_name: string;
    readonly times: number;
  }[];
};

const dayMs = 24 * 60 * 60_000;

/** Doesn't count rows that still wait for an email about others. */
const readUnnotified = async (database: RestClient, now: string) => {
  const due = `notified_at=is.null&or=(mail_after.is.null,mail_after.lte.${encodeURIComponent(now)})`;
  const promises = forms.map(async ({ table }) => {
    const [first] = await database.get<{ readonly created_at: string; readonly mail_after: string | null }>(
      `${table}?select=created_at,mail_after&${due}&order=created_at&limit=1`,
    );
    return {
      rows: await database.count(`${table}?${due}`),
      since: first && (first.mail_after ?? first.created_at),
    };
  });
  const counts = await Promise.all(promises);
  const since = counts.flatMap((one) => one.since ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { rows: counts.reduce((sum, { rows }) => sum + rows, 0), since: since[0] ?? null };
};

export const readMails = (database: RestClient, query: string) =>
  database.get<MailRow>(`owner_mails?order=created_at.desc&${query}`);

export const readStatus = async (connection: Connection): Promise<ProductionStatus> => {
  const database = openDatabase(connection);
  const status = (await database.call('production_status', {})) as DatabaseStatus;
  const yesterday = new Date(Date.parse(status.now) - dayMs).toISOString().slice(0, 10);
  return {
    ...status,
    mails: await readMails(database, 'limit=50'),
    unnotified: await readUnnotified(database, status.now),
    limits: await database.get(`reached_limits?day=gte.${yesterday}`),
  };
};
