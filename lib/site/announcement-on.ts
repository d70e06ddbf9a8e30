import type { Announcement } from '@/content/announcement';

/** Returns the date in a time zone in ISO form, such as `2026-11-23`. */
const dayIn = (timeZone: string, now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

/**
 * Returns the announcement if its dates include `now`, in the company's time zone. A preview also returns it before its first
 * day.
 */
export const announcementOn = (
  announcement: Announcement | null,
  timeZone: string,
  now: Date,
  preview = false,
): Announcement | null => {
  const day = dayIn(timeZone, now);
  return announcement && (preview || announcement.from <= day) && day <= announcement.until
    ? announcement
    : null;
};
