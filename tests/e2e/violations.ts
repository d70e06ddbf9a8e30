import type { Page } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Remembers what the security policy of each document refuses. Call before the first visit. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.policyViolations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });

/** What was refused in the current document of a watched page. */
export const policyViolations = (page: Page) => page.evaluate(() => window.policyViolations ?? []);
