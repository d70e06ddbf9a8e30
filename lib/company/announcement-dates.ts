import type { Announcement } from '@/content/announcement.ts';

const dayIn = (timeZone: string, now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

export const announcementOn = (
  announcement: Announcement | null,
  timeZone: string,
  now: Date,
  isPreview = false,
): Announcement | null => {
  const day = dayIn(timeZone, now);
  return announcement && (isPreview || announcement.from <= day) && day <= announcement.until
    ? announcement
    : null;
};
