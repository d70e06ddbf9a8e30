/**
 * The name of the honeypot field. Browsers and password managers autofill names such as `website` or `company` from a profile,
 * but not this one.
 */
export const honeypotName = 'reference';
