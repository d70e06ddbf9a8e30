'use client';

import clsx from 'clsx';
import { loadNoticeLibrary, type NoticeLibrary } from './notice-library';

/** What a notice says; `destructive` marks a failure. */
export type NoticeContent = {
  readonly title: string;
  readonly description: string;
  readonly variant?: 'default' | 'destructive';
};

/** A notice on the page. `dismiss` takes it away, and does nothing once it is gone. */
export type Notice = { readonly id: string; readonly dismiss: () => void };

/** What keeps a notice open: the pointer over it, focus inside, a finger on it, the page in the background. */
export type Hold = 'hover' | 'focus' | 'press' | 'hidden';

const lifetime = 5000;

type Shown = {
  readonly id: string;
  readonly content: NoticeContent;
  left: number;
  startedAt: number;
  timer: number | undefined;
};

const holds = new Set<Hold>();
let toast: NoticeLibrary['toast'] | null = null;
let shown: Shown | null = null;
let count = 0;

const pause = () => {
  if (shown?.timer === undefined) return;
  clearTimeout(shown.timer);
  shown.timer = undefined;
  shown.left -= performance.now() - shown.startedAt;
};

const resume = () => {
  if (!shown || !toast || shown.timer !== undefined || holds.size > 0) return;
  shown.startedAt = performance.now();
  shown.timer = window.setTimeout(dismissNotice, shown.left);
};

// A notice that vanishes under the pointer or the focus sends no event, so its holds end with it.
const forget = (id: string) => {
  if (shown?.id !== id) return;
  clearTimeout(shown.timer);
  shown = null;
  holds.clear();
};

/** Takes the reason and keeps the notice open until it is released. */
export const holdNotice = (hold: Hold): void => {
  holds.add(hold);
  pause();
};

/** Takes the reason that has ended; once none is left, the notice closes after the rest of its time. */
export const releaseNotice = (hold: Hold): void => {
  holds.delete(hold);
  resume();
};

/** Takes away the notice that is shown, if any. */
export const dismissNotice = (): void => {
  if (!shown) return;
  const { id } = shown;
  forget(id);
  toast?.dismiss(id);
};

/** Marks the element around the notices. */
export const noticeAreaId = 'notices';

const holdsOfArea = (): readonly Hold[] => {
  const area = document.getElementById(noticeAreaId);
  return [
    ...(document.hidden ? (['hidden'] as const) : []),
    ...(area?.matches(':hover') ? (['hover'] as const) : []),
    ...(area?.matches(':focus-within') ? (['focus'] as const) : []),
  ];
};

const show = ({ id, content: { title, description, variant = 'default' } }: Shown) => {
  if (!toast) return void loadNoticeLibrary();
  for (const hold of holdsOfArea()) holds.add(hold);
  toast(title, {
    id,
    description,
    duration: Infinity,
    className: clsx(
      `notice-${variant}`,
      variant === 'destructive' ? 'border-l-12 border-danger' : 'border-l-12 border-ink border-l-plant',
    ),
    icon: variant === 'destructive' && (
      <span
        aria-hidden="true"
        className="flex size-7 items-center justify-center rounded-full bg-danger text-lg font-bold text-white"
      >
        !
      </span>
    ),
    onDismiss: () => forget(id),
  });
  resume();
};

/** Takes what draws notices, once it is on the page; shows the notice that waits for it, if any. */
export const connectNotices = (connected: NoticeLibrary['toast']): void => {
  if (toast) return;
  toast = connected;
  if (shown) show(shown);
};

/** Takes what to say, shows it for five seconds in place of any other notice, and returns a handle on it. */
export const notify = (content: NoticeContent): Notice => {
  dismissNotice();
  // A fresh id each time: sonner merges a notice into one of the same id that is still fading out.
  const id = `notice-${++count}`;
  shown = { id, content, left: lifetime, startedAt: 0, timer: undefined };
  show(shown);
  return {
    id,
    dismiss: () => {
      if (shown?.id === id) dismissNotice();
    },
  };
};
