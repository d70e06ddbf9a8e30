const timeoutMs = 2000;

/** Runs a task when the browser is idle, but after two seconds at the latest. */
export const whenIdle = (task: () => void): void => {
  // Safari has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=164193
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: timeoutMs });
  else setTimeout(task, 200);
};
