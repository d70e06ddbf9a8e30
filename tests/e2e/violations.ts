import type { Page } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Records the CSP violations of each document. Call this before opening a page. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.policyViolations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });

/** Returns the CSP violations in the current document of a watched page. */
export const policyViolations = (page: Page) => page.evaluate(() => window.policyViolations ?? []);
