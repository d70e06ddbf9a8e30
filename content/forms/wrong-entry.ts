type DigitRange = { readonly min: number; readonly max: number };

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What is wrong with what was entered, by the field's name where it depends on it. */
export const wrongEntry = {
  tooLong: (name: string, max: number, entered: number) =>
    `${sentenceCase(name)} must be ${max} characters or fewer. You have entered ${entered}`,
  notWhole: (name: string) => `${sentenceCase(name)} must be a whole number, like 7`,
  notBetween: (name: string, min: number, max: number) =>
    `${sentenceCase(name)} must be between ${min} and ${max}`,
  email: 'Enter an email address in the correct format, like name@example.com',
  phone: 'Enter a phone number, like 0121 496 0000, 07700 900 123 or +44 121 496 0000',
  mobileDigits: ({ max }: DigitRange, entered: number) =>
    `A mobile number that begins with 07 has ${max} digits. You have entered ${entered}`,
  nationalDigits: ({ min, max }: DigitRange, entered: number) =>
    `A phone number that begins with 0 has ${min} or ${max} digits. You have entered ${entered}`,
  internationalDigits: ({ min, max }: DigitRange, entered: number) =>
    `A phone number with a country code, like +44 121 496 0000, has ${min} to ${max} digits. You have entered ${entered}`,
} as const;
