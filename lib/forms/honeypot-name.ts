/**
 * Names such as `website` or `company` would not work, because browsers and password managers fill them in
 * automatically.
 */
export const honeypotName = 'reference';
