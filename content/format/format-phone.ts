/** Keeps a phone number on one line, in every text for visitors. */
export const formatPhone = (printed: string): string => printed.replaceAll(' ', '\u00a0');
