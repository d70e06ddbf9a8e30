const keyOf = (key: string) => `${key}-sent`;

/** Remembers until the tab is closed that a form was sent, so that nobody sends it again after a reload. */
export const rememberSent = (key: string, time: Date): void => {
  try {
    sessionStorage.setItem(keyOf(key), time.toISOString());
  } catch {
    // Without storage the form works all the same.
  }
};

/** When the form was last sent in this tab; null where it was not. */
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
    // Without storage nothing was remembered.
  }
};

/** `today at 15:04`, or `on 21 November at 15:04`. */
export const describeSent = (time: Date, now = new Date()): string => {
  // Made here, because making a formatter takes a slow phone tens of milliseconds.
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  const date = time.toDateString() === now.toDateString() ? 'today' : `on ${day.format(time)}`;
  return `${date} at ${clock.format(time)}`;
};
