import { forms } from '@/content/forms/index.ts';
import { emailDetails } from '@/content/owner-mail.ts';
import type { MailRow, RecipientResult } from '@/lib/leads/mail-row.ts';
import type { RestClient } from '@/lib/secret-client/rest-client.ts';
import { nextTry } from './pauses.ts';
import { readContent } from './read-content.ts';
import type { SendMail, SendResult } from './send-mail.ts';
import { claimMs, startMail } from './start-mail.ts';
import { writeMail, type MailContent, type OwnerLinks, type RenderedMail } from './write-mail.ts';

export type NotifyOptions = {
  readonly database: RestClient;
  readonly send: SendMail;
  readonly from: string;
  readonly to: readonly string[];
  readonly links: OwnerLinks;
  readonly now?: () => Date;
  readonly details?: 'full' | 'counts';
};

/** No further email is started after this time. */
const busyMs = 60_000;
/** If another recipient has the email, attempts to send it to this one end after this time. */
const giveUpMs = 3 * 24 * 60 * 60_000;
/** After so many attempts, in about two hours, the details may be the reason for any failure. */
const maxFullTries = 7;

/** A UUID from a hash of all values, so that a retry of the same email has the same key. */
const idempotencyKey = async (...values: readonly unknown[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))];
  const hex = hash.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const claim = async (
  database: RestClient,
  { id, tries }: MailRow,
  now: Date,
): Promise<MailRow | undefined> => {
  const unclaimed = `id=eq.${id}&tries=eq.${tries}&next_try_at=lte.${now.toISOString()}`;
  const [claimedMail] = await database.write<MailRow>('PATCH', `owner_mails?${unclaimed}`, {
    tries: tries + 1,
    next_try_at: new Date(now.getTime() + claimMs).toISOString(),
  });
  return claimedMail;
};

/** Returns undefined if a lead's details can't be rendered, so that it doesn't block the others. */
const render = (content: MailContent, links: OwnerLinks): RenderedMail | undefined => {
  try {
    return writeMail(content, links);
  } catch (error) {
    if (content.leads.length === 0) throw error;
    return undefined;
  }
};

/** Sends the email without details if these may be the reason why it failed, so that one lead can't block others. */
const sendTo = async (
  mail: MailRow,
  to: string,
  options: NotifyOptions,
  now: Date,
): Promise<RecipientResult | 'empty'> => {
  const { database, send, from, links } = options;
  const { content, ids } = await readContent(database, mail, options.details ?? emailDetails);
  if (content.groups.length === 0 && content.limits.length === 0 && !content.isTest) return 'empty';
  const sendContent = async (sentContent: MailContent): Promise<SendResult> => {
    const message = render(sentContent, links);
    if (!message) return { accepted: false, isRefused: true, problem: 'The details could not be shown.' };
    // The mail's id is only for mails without leads: after a restore of the database, the leads get another mail.
    const key = await idempotencyKey(ids.length > 0 ? ids : mail.id, from, to, message);
    return send({ ...message, from, to }, key);
  };
  const full = await sendContent(content);
  const isRefused = !full.accepted && (full.isRefused || mail.tries > maxFullTries);
  const result =
    isRefused && content.leads.length > 0
      ? await sendContent({ ...content, leads: [], details: 'refused' })
      : full;
  return result.accepted ? { accepted_at: now.toISOString() } : { problem: result.problem };
};

/** Sends an email to the recipients who don't have it yet, and marks its leads once one copy is accepted. */
const attempt = async (mail: MailRow, options: NotifyOptions, now: Date): Promise<readonly string[]> => {
  const { database, to } = options;
  const results: Record<string, RecipientResult> = {};
  for (const email of to) {
    const last = mail.recipients[email];
    const result = last?.accepted_at ? last : await sendTo(mail, email, options, now);
    if (result === 'empty') {
      await database.write('DELETE', `owner_mails?id=eq.${mail.id}`);
      return [];
    }
    results[email] = result;
  }
  const all = Object.values(results);
  const isAccepted = mail.sent_at !== null || all.some(({ accepted_at }) => accepted_at !== undefined);
  if (isAccepted && mail.sent_at === null)
    for (const { table } of forms)
      await database.patchAll(`${table}?mail_id=eq.${mail.id}&notified_at=is.null`, {
        notified_at: now.toISOString(),
      });
  const isOver =
    mail.is_test ||
    all.every(({ accepted_at }) => accepted_at !== undefined) ||
    (isAccepted && now.getTime() - Date.parse(mail.created_at) > giveUpMs);
  await database.patchAll(`owner_mails?id=eq.${mail.id}`, {
    recipients: results,
    sent_at: mail.sent_at ?? (isAccepted ? now.toISOString() : null),
    next_try_at: isOver ? null : nextTry(now, mail.tries).toISOString(),
  });
  return Object.entries(results).flatMap(([email, { problem }]) => (problem ? [`${email}: ${problem}`] : []));
};

/**
 * Retries the emails that are due, then sends one about all new leads. While an email hasn't been accepted for any
 * recipient, no other one is started, so that the leads of an outage come in one email. Returns the problems.
 */
export const notifyOwner = async (options: NotifyOptions): Promise<readonly string[]> => {
  const { database, now: clock = () => new Date() } = options;
  const start = clock();
  const problems: string[] = [];
  const due = await database.get<MailRow>(
    `owner_mails?next_try_at=lte.${start.toISOString()}&order=sent_at.desc.nullsfirst,next_try_at&limit=100`,
  );
  for (const mail of due) {
    if (clock().getTime() - start.getTime() > busyMs) return problems;
    const claimedMail = await claim(database, mail, clock());
    if (claimedMail) problems.push(...(await attempt(claimedMail, options, clock())));
  }
  if ((await database.count('owner_mails?next_try_at=not.is.null&sent_at=is.null&is_test=is.false')) > 0)
    return problems;
  const mail = await startMail(database, clock());
  if (mail) problems.push(...(await attempt(mail, options, clock())));
  return problems;
};
