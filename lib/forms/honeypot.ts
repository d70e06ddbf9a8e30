/** The name of the honeypot. Unlike `website` or `company`, browsers and password managers never fill it in from a profile. */
export const honeypotName = 'reference';
