import { noticeText } from '@/content/interface-text.ts';
import { getSonner, loadSonner, type Sonner } from './load-sonner.ts';
import { noticeLook, type NoticeVariant } from './notice-look.ts';

type NoticeContent = {
  readonly title: string;
  readonly description: string;
  readonly variant?: NoticeVariant;
  /** If true, screen readers don't announce the notice, because focus moves to an element with the same text. */
  readonly isSilent?: boolean;
};

/** `dismiss` does nothing if the notice is no longer shown. */
type Notice = { readonly id: string; readonly dismiss: () => void };

type HoldReason = 'hover' | 'focus' | 'press' | 'hidden';

const durationMs = 5000;
const loadTimeoutMs = 3000;

type ActiveNotice = {
  readonly id: string;
  readonly content: NoticeContent;
  isOnPage: boolean;
  remainingMs: number;
  startedAt: number;
  timer: number | undefined;
};

const holds = new Set<HoldReason>();
let sonnerToast: Sonner['toast'] | null = null;
let activeNotice: ActiveNotice | null = null;
let fallback: NoticeContent | null = null;
let count = 0;
const fallbackListeners = new Set<() => void>();

const pause = () => {
  if (activeNotice?.timer === undefined) return;
  clearTimeout(activeNotice.timer);
  activeNotice.timer = undefined;
  activeNotice.remainingMs -= performance.now() - activeNotice.startedAt;
};

const resume = () => {
  if (!activeNotice?.isOnPage || activeNotice.timer !== undefined || holds.size > 0) return;
  activeNotice.startedAt = performance.now();
  activeNotice.timer = window.setTimeout(dismissNotice, activeNotice.remainingMs);
};

const setFallback = (content: NoticeContent | null) => {
  fallback = content;
  for (const listener of fallbackListeners) listener();
};

export const getFallbackNotice = (): NoticeContent | null => fallback;

export const subscribeToFallbackNotice = (listener: () => void): (() => void) => {
  fallbackListeners.add(listener);
  return () => fallbackListeners.delete(listener);
};

export const noticeAreaId = 'notices';

export const noticeRegion = (): HTMLElement | null => document.querySelector(`#${noticeAreaId} > section`);

// Update the aria-label and aria-live of the live region for each notice, because sonner sets them only once.
const describeRegion = (content: NoticeContent | null) => {
  const region = noticeRegion();
  region?.setAttribute('aria-label', content ? noticeText.some : noticeText.none);
  if (content) region?.setAttribute('aria-live', content.isSilent ? 'off' : 'polite');
};

// Also clears `holds`, because an element that is removed while hovered or focused fires no leave or blur event.
const clear = (id: string) => {
  if (activeNotice?.id !== id) return;
  clearTimeout(activeNotice.timer);
  activeNotice = null;
  holds.clear();
  setFallback(null);
  describeRegion(null);
};

export const holdNotice = (hold: HoldReason): void => {
  holds.add(hold);
  pause();
};

/** Once no reason is left, the notice closes after its remaining time. */
export const releaseNotice = (hold: HoldReason): void => {
  holds.delete(hold);
  resume();
};

export const dismissNotice = (): void => {
  if (!activeNotice) return;
  const { id } = activeNotice;
  clear(id);
  sonnerToast?.dismiss(id);
};

const holdsOfArea = (): readonly HoldReason[] => {
  const area = document.getElementById(noticeAreaId);
  return [
    ...(document.hidden ? (['hidden'] as const) : []),
    ...(area?.matches(':hover') ? (['hover'] as const) : []),
    ...(area?.matches(':focus-within') ? (['focus'] as const) : []),
  ];
};

const showNow = (notice: ActiveNotice, render: () => void) => {
  describeRegion(notice.content);
  for (const hold of holdsOfArea()) holds.add(hold);
  render();
  notice.isOnPage = true;
  resume();
};

/** If sonner is not ready within three seconds, shows the fallback notice (fallback-notice.tsx). */
const showWhenLoaded = async (notice: ActiveNotice) => {
  await Promise.race([loadSonner(), new Promise((resolve) => setTimeout(resolve, loadTimeoutMs))]);
  if (getSonner() || activeNotice !== notice) return;
  showNow(notice, () => setFallback(notice.content));
};

const showInSonner = (
  { id, content: { title, description, variant = 'default' } }: ActiveNotice,
  toast: Sonner['toast'],
) =>
  toast(title, {
    id,
    description,
    duration: Infinity,
    className: `notice-${variant} ${noticeLook.box(variant)}`,
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

const show = (notice: ActiveNotice) => {
  const toast = sonnerToast;
  if (toast) showNow(notice, () => showInSonner(notice, toast));
  else void showWhenLoaded(notice);
};

export const connectSonner = (toast: Sonner['toast']): void => {
  if (sonnerToast) return;
  sonnerToast = toast;
  if (activeNotice && !activeNotice.isOnPage) show(activeNotice);
};

/** Shows a notice for five seconds. Replaces the current notice. */
export const notify = (content: NoticeContent): Notice => {
  dismissNotice();
  // Use a new id for each notice. With an existing id, sonner updates the old notice, even if it is fading out.
  const id = `notice-${++count}`;
  activeNotice = { id, content, isOnPage: false, remainingMs: durationMs, startedAt: 0, timer: undefined };
  show(activeNotice);
  return {
    id,
    dismiss: () => {
      if (activeNotice?.id === id) dismissNotice();
    },
  };
};
