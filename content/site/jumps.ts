import type { Section } from '../section';

/** Labels of jump links to kinds of sections. A section's own `jump` takes precedence. */
export const kindJumps: Readonly<Partial<Record<Section['kind'], string>>> = {
  checklist: 'Checklist to print',
  'machine-list': 'Machines and tickets',
  tickets: 'Tickets',
};
