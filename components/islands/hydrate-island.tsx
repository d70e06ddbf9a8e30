import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the element that `Island` marked with this name, with the props it carries. */
export const hydrateIsland = <Props extends object>(name: string, Component: ComponentType<Props>): void => {
  const element = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (!element) throw new Error(`The page has no island ${name}.`);
  hydrateRoot(element, <Component {...(JSON.parse(element.dataset['props'] ?? '{}') as Props)} />);
};
