import { startTransition, type ComponentType } from 'react';
import { AuthProvider } from '@/components/auth/auth-provider.tsx';
import { hydrateRoot } from './entries/react.ts';

/** Hydrates in a transition, so that React can respond to the visitor's input in the meantime. */
export const hydrateIsland = <Props extends object>(name: string, Component: ComponentType<Props>): void => {
  const element = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (!element) throw new Error(`The page has no island ${name}.`);
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Props;
  startTransition(
    () =>
      void hydrateRoot(
        element,
        <AuthProvider>
          <Component {...props} />
        </AuthProvider>,
      ),
  );
};
