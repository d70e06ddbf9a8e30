import type { Page } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Takes a page before its first visit; makes it remember what its security policy refuses. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.policyViolations?.push(`${violatedDirective} ${blockedURI}`);
    });
  });

/** Takes a watched page; returns what was refused on the document that it shows. */
export const policyViolations = (page: Page) => page.evaluate(() => window.policyViolations ?? []);
