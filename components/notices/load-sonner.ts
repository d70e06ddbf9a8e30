/** sonner is loaded at the first interaction, so that it doesn't delay the page. */
export type Sonner = typeof import('sonner');

let sonner: Sonner | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads sonner once, and again if loading fails. Never rejects. */
export const loadSonner = (): Promise<void> => {
  loading ??= import('sonner').then(
    (module) => {
      sonner = module;
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
};

export const getSonner = (): Sonner | null => sonner;

export const subscribeToSonner = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
