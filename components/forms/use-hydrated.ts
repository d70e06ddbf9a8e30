import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as it is served, true once its code runs. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
