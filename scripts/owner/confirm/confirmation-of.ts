import type { Commitment } from '@/content/commitments';

/** The text that the owner confirms, and that content/confirmed.ts stores. */
export const confirmationOf = ({ text, dependsOn }: Commitment): string =>
  dependsOn === undefined ? text : `${text} (${dependsOn})`;
