const timeoutMs = 2000;

export const whenIdle = (task: () => void): void => {
  // Safari doesn't support requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=164193
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: timeoutMs });
  else setTimeout(task, 200);
};
