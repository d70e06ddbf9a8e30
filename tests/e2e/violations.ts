import type { Page } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Records the violations of the Content Security Policy in each document. Call this before you open a page. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.policyViolations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });

/** Returns the policy violations in the current document. */
export const policyViolations = (page: Page) => page.evaluate(() => window.policyViolations ?? []);
