/** What the notices of the forms say of themselves, to screen readers. */
export const noticeWords = {
  dismiss: 'Dismiss notice',
  /** The region of notices, with one in it and without. */
  some: 'Notifications F8',
  none: 'There are no notifications',
} as const;
