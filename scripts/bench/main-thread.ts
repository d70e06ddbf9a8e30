import type { Browser } from '@playwright/test';
import { DomUtils } from 'htmlparser2';
import { elementsOf, parsePage, remove } from '../export/html';
import type { Measurement } from './table';

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
} as const;
const slowdown = 4;

/** In milliseconds. Includes the layouts after fonts and images have arrived. */
const afterLoad = 1200;

const categories = [
  'toplevel',
  'blink.user_timing',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, like `dur` and `tdur`, the time that the thread was running. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string; readonly isOutermostMainFrame?: boolean } };
};

/** The page without its styles and drawings, which takes the time of its words. */
export const floorOf = (markup: string): string => {
  const page = parsePage(markup);
  const drawn = elementsOf(page).filter(({ tagName }) => ['style', 'svg', 'img'].includes(tagName));
  for (const element of drawn)
    if (!DomUtils.getElementsByTagName('svg', drawn).some((svg) => svg !== element && DomUtils.removeElement === null))
      remove(page, element);
  return page.text.toString();
};
