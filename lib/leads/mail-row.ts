/** A limit of the forms that was reached, from public.reached_limits. */
export type ReachedLimit = { readonly form_table: string; readonly limit_name: string; readonly day: string };

/** The result of the last attempt to send an email to a recipient. */
export type RecipientResult = {
  readonly accepted_at?: string;
  readonly problem?: string;
};

/** Returns the email addresses in the setting `to` of `npm run mail`, which separates them by commas. */
export const recipientsOf = (to = ''): readonly string[] =>
  to.split(',').flatMap((email) => email.trim() || []);

/** A row of public.owner_mails. */
export type MailRow = {
  readonly id: string;
  readonly created_at: string;
  readonly is_test: boolean;
  readonly is_urgent: boolean;
  readonly limits: readonly ReachedLimit[];
  readonly tries: number;
  readonly next_try_at: string | null;
  readonly sent_at: string | null;
  readonly recipients: Readonly<Record<string, RecipientResult>>;
};
