import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcements: string[];
  }
}

export const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    window.announcements = [];
    const isLive = (element: Element) =>
      element.closest('[aria-live], [role=status], [role=alert]')?.matches(':not([aria-live=off])');
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const texts = type === 'characterData' ? [target] : [...addedNodes];
        for (const { textContent } of texts)
          if (textContent && element && isLive(element)) window.announcements.push(textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Announcements since the last call. Requires a call of `recordAnnouncements`. */
export const readAnnouncements = (page: Page) => page.evaluate(() => window.announcements.splice(0));
