const minuteMs = 60_000;
const maxPauseMinutes = 60;

/** In milliseconds: 0, then 2, 4, 8 minutes and so on, up to an hour. */
const pauseAfter = (times: number): number =>
  times <= 0 ? 0 : Math.min(2 ** times, maxPauseMinutes) * minuteMs;

/** How many emails in 24 hours are sent at once. After that, the pauses between them grow to an hour. */
export const mailsAtOnce = 25;

/** Subtracted from the time of the next attempt, because the job doesn't start at the same second of every minute. */
const jitterMs = 30_000;

/** The time of the next attempt: after 1, 2, 4 minutes and so on, up to an hour. */
export const nextTry = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.max(minuteMs, pauseAfter(tries - 1)) - jitterMs);

export type RecentMail = { readonly created_at: string; readonly is_urgent: boolean };

/**
 * Whether the next email may be sent. An email is urgent if it is about the first leads of a network. Only urgent emails
 * delay urgent ones, so that a network with many leads can't delay the emails about others.
 */
export const isMailDue = (recent: readonly RecentMail[], isUrgent: boolean, now: Date): boolean => {
  const relevantMails = isUrgent ? recent.filter(({ is_urgent }) => is_urgent) : recent;
  const last = Math.max(0, ...relevantMails.map(({ created_at }) => Date.parse(created_at)));
  return now.getTime() - last >= pauseAfter(relevantMails.length - mailsAtOnce + 1) - jitterMs;
};
