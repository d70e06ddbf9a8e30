const patience = 2000;

/** Does something as soon as the browser has nothing else to do, so that it holds up no tap and no key. */
export const whenIdle = (task: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: patience });
  else setTimeout(task, 200);
};
