import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in the static HTML and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
