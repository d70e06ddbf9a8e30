/** sonner, which draws the notices. It is fetched at the first interaction, so that the page is usable before it. */
export type NoticeLibrary = typeof import('sonner');

let library: NoticeLibrary | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the library once, and again after a failure. Never rejects. */
export const loadNoticeLibrary = (): Promise<void> => {
  loading ??= import('sonner').then(
    (loaded) => {
      library = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
};

/** Null until the library has arrived. */
export const getNoticeLibrary = (): NoticeLibrary | null => library;

export const subscribeToNoticeLibrary = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
