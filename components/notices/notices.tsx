import clsx from 'clsx';
import { noticeWords } from '@/content/notice-words';
import { getNoticeLibrary, loadNoticeLibrary, type NoticeLibrary } from './notice-library';

/** What a notice says; `destructive` marks a failure. */
type NoticeContent = {
  readonly title: string;
  readonly description: string;
  readonly variant?: 'default' | 'destructive';
  /** Seen and not announced, where the focus is on something that says the same. */
  readonly silent?: boolean;
};

/** A notice on the page. `dismiss` takes it away, and does nothing once it is gone. */
type Notice = { readonly id: string; readonly dismiss: () => void };

/** What keeps a notice open: the pointer over it, focus inside, a finger on it, the page in the background. */
export type Hold = 'hover' | 'focus' | 'press' | 'hidden';

const lifetime = 5000;
const patience = 3000;

type Shown = {
  readonly id: string;
  readonly content: NoticeContent;
  onPage: boolean;
  left: number;
  startedAt: number;
  timer: number | undefined;
};

const holds = new Set<Hold>();
let toast: NoticeLibrary['toast'] | null = null;
let shown: Shown | null = null;
let plain: NoticeContent | null = null;
let count = 0;
const plainListeners = new Set<() => void>();

const pause = () => {
  if (shown?.timer === undefined) return;
  clearTimeout(shown.timer);
  shown.timer = undefined;
  shown.left -= performance.now() - shown.startedAt;
};

const resume = () => {
  if (!shown?.onPage || shown.timer !== undefined || holds.size > 0) return;
  shown.startedAt = performance.now();
  shown.timer = window.setTimeout(dismissNotice, shown.left);
};

const setPlain = (content: NoticeContent | null) => {
  plain = content;
  for (const listener of plainListeners) listener();
};

/** The notice to show without the library, if any. */
export const getPlainNotice = (): NoticeContent | null => plain;

export const subscribeToPlainNotice = (listener: () => void): (() => void) => {
  plainListeners.add(listener);
  return () => plainListeners.delete(listener);
};

/** Marks the element around the notices. */
export const noticeAreaId = 'notices';

/** sonner's region for the notices, once the library is on the page. */
export const noticeRegion = (): HTMLElement | null => document.querySelector(`#${noticeAreaId} > section`);

// sonner gives the region one name and one politeness for all that it may hold, and never sets them again.
const describeRegion = (content: NoticeContent | null) => {
  const region = noticeRegion();
  region?.setAttribute('aria-label', content ? noticeWords.some : noticeWords.none);
  if (content) region?.setAttribute('aria-live', content.silent ? 'off' : 'polite');
};

// A notice that vanishes under the pointer or the focus sends no event, so its holds end with it.
const forget = (id: string) => {
  if (shown?.id !== id) return;
  clearTimeout(shown.timer);
  shown = null;
  holds.clear();
  setPlain(null);
  describeRegion(null);
};

/** Keeps the notice open until the same reason is released. */
export const holdNotice = (hold: Hold): void => {
  holds.add(hold);
  pause();
};

/** Once no reason is left, the notice closes after the rest of its time. */
export const releaseNotice = (hold: Hold): void => {
  holds.delete(hold);
  resume();
};

export const dismissNotice = (): void => {
  if (!shown) return;
  const { id } = shown;
  forget(id);
  toast?.dismiss(id);
};

const holdsOfArea = (): readonly Hold[] => {
  const area = document.getElementById(noticeAreaId);
  return [
    ...(document.hidden ? (['hidden'] as const) : []),
    ...(area?.matches(':hover') ? (['hover'] as const) : []),
    ...(area?.matches(':focus-within') ? (['focus'] as const) : []),
  ];
};

const place = (notice: Shown, draw: () => void) => {
  describeRegion(notice.content);
  for (const hold of holdsOfArea()) holds.add(hold);
  draw();
  notice.onPage = true;
  resume();
};

/**
 * Waits for the library, which shows the notice when it arrives. Where it cannot be loaded, or hangs, the notice is shown
 * without it.
 */
const showLater = async (notice: Shown) => {
  await Promise.race([loadNoticeLibrary(), new Promise((resolve) => setTimeout(resolve, patience))]);
  if (getNoticeLibrary() || shown !== notice) return;
  place(notice, () => setPlain(notice.content));
};

const draw = (
  { id, content: { title, description, variant = 'default' } }: Shown,
  drawToast: NoticeLibrary['toast'],
) =>
  drawToast(title, {
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
        className="float-left mr-3 flex size-7 items-center justify-center rounded-full bg-danger text-lg font-bold text-white"
      >
        !
      </span>
    ),
    onDismiss: () => forget(id),
  });

const show = (notice: Shown) => {
  const drawToast = toast;
  if (drawToast) place(notice, () => draw(notice, drawToast));
  else void showLater(notice);
};

/** Called when the library is on the page: shows the notice that waits for it, if any. */
export const connectNotices = (connected: NoticeLibrary['toast']): void => {
  if (toast) return;
  toast = connected;
  if (shown && !shown.onPage) show(shown);
};

/** Shows a notice for five seconds in place of any other. */
export const notify = (content: NoticeContent): Notice => {
  dismissNotice();
  // A fresh id each time: sonner merges a notice into one of the same id that is still fading out.
  const id = `notice-${++count}`;
  shown = { id, content, onPage: false, left: lifetime, startedAt: 0, timer: undefined };
  show(shown);
  return {
    id,
    dismiss: () => {
      if (shown?.id === id) dismissNotice();
    },
  };
};
