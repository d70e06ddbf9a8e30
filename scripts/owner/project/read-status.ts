import { forms } from '@/content/forms';
import type { MailRow } from '@/lib/leads/mail-row';
import { askAsOwner, sendAsOwner } from './ask-as-owner';
import type { Project } from '@/lib/leads/project';

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
const readUnnotified = async (project: Project, now: string) => {
  const due = `notified_at=is.null&or=(mail_after.is.null,mail_after.lte.${encodeURIComponent(now)})`;
  const read = forms.map(async ({ table }) => {
    const query = `${table}?select=created_at,mail_after&${due}&order=created_at&limit=1`;
    const { text, headers } = await sendAsOwner(project, query, {
      method: 'GET',
      headers: { Prefer: 'count=exact' },
    });
    const [first] = JSON.parse(text) as readonly {
      readonly created_at: string;
      readonly mail_after: string | null;
    }[];
    return {
      rows: Number(headers.get('content-range')?.split('/')[1]),
      since: first && (first.mail_after ?? first.created_at),
    };
  });
  const found = await Promise.all(read);
  const since = found.flatMap((one) => one.since ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { rows: found.reduce((sum, { rows }) => sum + rows, 0), since: since[0] ?? null };
};

export const readMails = async (project: Project, query: string) =>
  (await askAsOwner(project, `owner_mails?order=created_at.desc&${query}`)) as readonly MailRow[];

export const readStatus = async (project: Project): Promise<ProductionStatus> => {
  const status = (await askAsOwner(project, 'rpc/production_status', {})) as DatabaseStatus;
  const yesterday = new Date(Date.parse(status.now) - dayMs).toISOString().slice(0, 10);
  return {
    ...status,
    mails: await readMails(project, 'limit=50'),
    unnotified: await readUnnotified(project, status.now),
    limits: (await askAsOwner(project, `reached_limits?day=gte.${yesterday}`)) as ProductionStatus['limits'],
  };
};
