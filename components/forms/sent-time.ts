const keyOf = (key: string) => `${key}-sent`;

/** Stores the time, so that visitors don't submit the form again after reloading the page. */
export const rememberSent = (key: string, time: Date): void => {
  try {
    sessionStorage.setItem(keyOf(key), time.toISOString());
  } catch {
    // Storage may be full or blocked. The form works without it.
  }
};

export const recallSent = (key: string): Date | null => {
  try {
    const time = new Date(sessionStorage.getItem(keyOf(key)) ?? '');
    return Number.isNaN(time.getTime()) ? null : time;
  } catch {
    return null;
  }
};

export const forgetSent = (key: string): void => {
  try {
    sessionStorage.removeItem(keyOf(key));
  } catch {
    // The browser may block storage. In that case, no time is stored.
  }
};

export const describeSent = (time: Date, now = new Date()): string => {
  // Create the formatters only when needed, because each takes tens of milliseconds on a slow phone.
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  const date = time.toDateString() === now.toDateString() ? 'today' : `on ${day.format(time)}`;
  return `${date} at ${clock.format(time)}`;
};
