import type { IsoDate } from './format/format-date.ts';
import type { Action, InLanguage } from './model/text.ts';

/** A notice at the top of every page, for example about Christmas closing times or a new phone number. */
export type Announcement = InLanguage & {
  readonly text: string;
  readonly link?: Action;
  /** The first and the last day on which the notice is shown, such as `2026-12-19`, in the company's time zone. */
  readonly from: IsoDate;
  readonly until: IsoDate;
};

/**
 * The current announcement, or `null`. The build checks its dates, so the site is built every night
 * (docs/publishing.md).
 */
export const announcement: Announcement | null = null;
