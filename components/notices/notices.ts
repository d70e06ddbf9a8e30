import { useSyncExternalStore } from 'react';

type NoticeContent = {
  readonly title: string;
  readonly description: string;
  readonly variant?: 'default' | 'destructive';
  /** If true, screen readers don't announce the notice, because focus moves to an element with the same text. */
  readonly isSilent?: boolean;
};

export type Notice = NoticeContent & {
  readonly id: string;
  /** Does nothing if the notice is no longer shown. */
  readonly dismiss: () => void;
};

let current: Notice | null = null;
let count = 0;
const listeners = new Set<() => void>();

const setCurrent = (notice: Notice | null) => {
  current = notice;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCurrentNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

/** Shows a notice for five seconds (notice-area.tsx). Replaces the current notice. */
export const notify = (content: NoticeContent): Notice => {
  const notice: Notice = {
    ...content,
    // Use a new id for each notice. With an existing id, sonner updates the old notice, even if it is fading out.
    id: `notice-${++count}`,
    dismiss: () => {
      if (current === notice) setCurrent(null);
    },
  };
  setCurrent(notice);
  return notice;
};
