import type { Action } from './pages/top-page';

type Day = `${number}-${number}-${number}`;

/** A line above every page: closed for Christmas, a new number. */
export type Announcement = {
  readonly text: string;
  readonly link?: Action;
  /** The first and the last day that it's shown, as dates in the company's time zone: `2026-12-19`. */
  readonly from: Day;
  readonly until: Day;
};

/** None as shipped. A build shows the announcement of its day, so the site is built each night (docs/publishing.md). */
export const announcement = null as Announcement | null;
