import { askAsOwner } from '../service/ask-as-owner';
import type { Service } from '../service/find-service';

/** How production is. Moments are ISO 8601, by the clock of the database. */
export type ProductionStatus = {
  readonly now: string;
  /** 14 digits. */
  readonly migration: number;
  readonly jobs: readonly {
    readonly name: string;
    readonly scheduled: boolean;
    readonly succeeded_at: string | null;
    /** Why the last run failed. */
    readonly problem: string | null;
  }[];
  readonly mail: {
    /** Whether the database has what sends requests. */
    readonly can_send: boolean;
    /** Names of settings. */
    readonly missing: readonly string[];
    readonly sent_at: string | null;
    /** Why a mail that waits was not taken. */
    readonly problem: string | null;
  };
  readonly unnotified: { readonly rows: number; readonly since: string | null };
  /** The limits that were reached today and yesterday. */
  readonly limits: readonly { readonly form: string; readonly limit: string; readonly times: number }[];
};

export const readStatus = async (service: Service) =>
  (await askAsOwner(service, 'rpc/production_status')) as ProductionStatus;
