import type { Page } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Call this before you open a page. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.policyViolations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });

export const policyViolations = (page: Page) => page.evaluate(() => window.policyViolations ?? []);
