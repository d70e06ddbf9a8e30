import type { Announcement } from '@/content/announcement';

/** The date in a time zone, as `2026-11-23`. */
const dayIn = (timeZone: string, now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

/** The announcement, if it's shown on the day that `now` is in the time zone. */
export const announcementOn = (
  announcement: Announcement | null,
  timeZone: string,
  now: Date,
): Announcement | null => {
  const day = dayIn(timeZone, now);
  return announcement && announcement.from <= day && day <= announcement.until ? announcement : null;
};
