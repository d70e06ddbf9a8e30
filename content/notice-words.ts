export const noticeWords = {
  dismiss: 'Dismiss notice',
  /** The accessible name of the region for notices, with and without a notice. */
  some: 'Notifications F8',
  none: 'There are no notifications',
} as const;
