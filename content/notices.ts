export const noticeText = {
  dismiss: 'Dismiss notice',
  /** The accessible name of the region for notices, with and without a notice. */
  some: 'Notifications F8',
  none: 'There are no notifications',
} as const;

/** Notices if a visitor can't sign up, in or out. */
export const authText = {
  failed: { signUp: 'Sign up Failed', signIn: 'Sign in Failed', signOut: 'Sign out Failed' },
  /** Shown if the server sends no message. */
  unknown: 'Something went wrong',
} as const;
