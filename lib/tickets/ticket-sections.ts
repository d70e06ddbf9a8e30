import { machines } from '@/content/machines';

export const ticketSections = machines.entries
  .flatMap(({ sections }) => sections)
  .filter((section) => section.kind === 'tickets');
