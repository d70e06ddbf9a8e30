/** Loads the toast library at the first interaction, so that it doesn't delay the page. */
export type Sonner = typeof import('sonner');

let sonner: Sonner | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads sonner once. Retries after a failure, and never rejects. */
export const loadSonner = (): Promise<void> => {
  loading ??= import('sonner').then(
    (loaded) => {
      sonner = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
};

/** Returns sonner, or null until it is loaded. */
export const getSonner = (): Sonner | null => sonner;

export const subscribeToSonner = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
