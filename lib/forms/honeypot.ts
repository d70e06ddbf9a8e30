/**
 * The name of the field that catches spam. A word that browsers and password managers fill in from no profile, unlike `website`
 * or `company`.
 */
export const honeypotName = 'reference';
