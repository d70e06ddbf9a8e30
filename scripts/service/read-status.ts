import { askAsOwner } from './ask-as-owner';
import type { Service } from './find-service';

/** Timestamps are in ISO 8601 format and come from the database's clock. */
export type ProductionStatus = {
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
  readonly mail: {
    /** True if pg_net is installed, the extension that sends HTTP requests. */
    readonly can_send: boolean;
    readonly missing: readonly string[];
    readonly sent_at: string | null;
    /** The reason why the mail service did not accept the pending e-mail. */
    readonly problem: string | null;
  };
  readonly unnotified: { readonly rows: number; readonly since: string | null };
  readonly limits: readonly { readonly form: string; readonly limit: string; readonly times: number }[];
};

export const readStatus = async (service: Service) =>
  (await askAsOwner(service, 'rpc/production_status')) as ProductionStatus;
