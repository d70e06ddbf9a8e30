import { announcement as siteAnnouncement, type Announcement } from '@/content/announcement.ts';

export const announcementProblems = (
  announcement: Announcement | null = siteAnnouncement,
): readonly string[] =>
  announcement && announcement.until < announcement.from
    ? [
        `content/announcement.ts: the announcement ends on ${announcement.until}, before it begins on ${announcement.from}, so it is never shown.`,
      ]
    : [];
