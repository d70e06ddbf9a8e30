import type { CompanyPromise } from '@/content/promises.ts';

/** The text that the owner confirms, and that content/confirmed.ts stores. */
export const confirmationText = ({ text, dependsOn }: CompanyPromise): string =>
  dependsOn === undefined ? text : `${text} (${dependsOn})`;
