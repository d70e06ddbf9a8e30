import type { Action } from './pages/top-page';

type Day = `${number}-${number}-${number}`;

/** A line at the top of every page, for messages such as Christmas closing times or a new phone number. */
export type Announcement = {
  readonly text: string;
  readonly link?: Action;
  /** The first and last day to show it, as dates in the company's time zone: `2026-12-19`. */
  readonly from: Day;
  readonly until: Day;
};

/** `null` by default. The date is checked at each build, so the site is built every night (docs/publishing.md). */
export const announcement = null as Announcement | null;
