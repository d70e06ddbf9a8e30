/** Accessible names of the forms' notices. */
export const noticeWords = {
  dismiss: 'Dismiss notice',
  /** The name of the notice region, with and without a notice. */
  some: 'Notifications F8',
  none: 'There are no notifications',
} as const;
