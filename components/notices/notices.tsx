import clsx from 'clsx';
import { noticeWords } from '@/content/notice-words';
import { getSonner, loadSonner, type Sonner } from './load-sonner';

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

/** Why a notice stays open: the pointer is over it, it has the focus, it is pressed, or the page is in the background. */
type HoldReason = 'hover' | 'focus' | 'press' | 'hidden';

const durationMs = 5000;
const loadTimeoutMs = 3000;

type Shown = {
  readonly id: string;
  readonly content: NoticeContent;
  onPage: boolean;
  left: number;
  startedAt: number;
  timer: number | undefined;
};

const holds = new Set<HoldReason>();
let toast: Sonner['toast'] | null = null;
let shown: Shown | null = null;
let fallback: NoticeContent | null = null;
let count = 0;
const fallbackListeners = new Set<() => void>();

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

const setFallback = (content: NoticeContent | null) => {
  fallback = content;
  for (const listener of fallbackListeners) listener();
};

/** The notice to show without sonner, if any. */
export const getFallbackNotice = (): NoticeContent | null => fallback;

export const subscribeToFallbackNotice = (listener: () => void): (() => void) => {
  fallbackListeners.add(listener);
  return () => fallbackListeners.delete(listener);
};

/** Marks the element around the notices. */
export const noticeAreaId = 'notices';

/** sonner's region for its toasts, once sonner is on the page. */
export const toastRegion = (): HTMLElement | null => document.querySelector(`#${noticeAreaId} > section`);

// sonner sets the aria-label and aria-live of its region once, whatever it shows.
const describeRegion = (content: NoticeContent | null) => {
  const region = toastRegion();
  region?.setAttribute('aria-label', content ? noticeWords.some : noticeWords.none);
  if (content) region?.setAttribute('aria-live', content.silent ? 'off' : 'polite');
};

// A notice that is removed under the pointer or the focus fires no leave or blur event, so its holds are cleared here.
const clear = (id: string) => {
  if (shown?.id !== id) return;
  clearTimeout(shown.timer);
  shown = null;
  holds.clear();
  setFallback(null);
  describeRegion(null);
};

/** Keeps the notice open until the same reason is released. */
export const holdNotice = (hold: HoldReason): void => {
  holds.add(hold);
  pause();
};

/** Once no reason is left, the notice closes after the rest of its time. */
export const releaseNotice = (hold: HoldReason): void => {
  holds.delete(hold);
  resume();
};

export const dismissNotice = (): void => {
  if (!shown) return;
  const { id } = shown;
  clear(id);
  toast?.dismiss(id);
};

const holdsOfArea = (): readonly HoldReason[] => {
  const area = document.getElementById(noticeAreaId);
  return [
    ...(document.hidden ? (['hidden'] as const) : []),
    ...(area?.matches(':hover') ? (['hover'] as const) : []),
    ...(area?.matches(':focus-within') ? (['focus'] as const) : []),
  ];
};

const showNow = (notice: Shown, render: () => void) => {
  describeRegion(notice.content);
  for (const hold of holdsOfArea()) holds.add(hold);
  render();
  notice.onPage = true;
  resume();
};

/** Waits for sonner, which shows the notice when it arrives; after three seconds, or a failed download, shows it without sonner. */
const showWhenLoaded = async (notice: Shown) => {
  await Promise.race([loadSonner(), new Promise((resolve) => setTimeout(resolve, loadTimeoutMs))]);
  if (getSonner() || shown !== notice) return;
  showNow(notice, () => setFallback(notice.content));
};

const showToast = (
  { id, content: { title, description, variant = 'default' } }: Shown,
  toastFunction: Sonner['toast'],
) =>
  toastFunction(title, {
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
    onDismiss: () => clear(id),
  });

const show = (notice: Shown) => {
  const toastFunction = toast;
  if (toastFunction) showNow(notice, () => showToast(notice, toastFunction));
  else void showWhenLoaded(notice);
};

/** Called when sonner is on the page: shows the notice that waits for it, if any. */
export const connectNotices = (connected: Sonner['toast']): void => {
  if (toast) return;
  toast = connected;
  if (shown && !shown.onPage) show(shown);
};

/** Shows a notice for five seconds in place of any other. */
export const notify = (content: NoticeContent): Notice => {
  dismissNotice();
  // A new id each time: sonner updates a toast of the same id, even while it is fading out.
  const id = `notice-${++count}`;
  shown = { id, content, onPage: false, left: durationMs, startedAt: 0, timer: undefined };
  show(shown);
  return {
    id,
    dismiss: () => {
      if (shown?.id === id) dismissNotice();
    },
  };
};
