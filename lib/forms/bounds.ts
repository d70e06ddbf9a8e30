/**
 * What the database accepts, in characters, years or items, inclusive. The migrations hold the same numbers;
 * a test compares the two.
 */
export const registrationBounds = {
  fullName: { min: 1, max: 200 },
  email: { min: 5, max: 254 },
  phone: { min: 8, max: 40 },
  address: { min: 1, max: 500 },
  experience: { min: 0, max: 80 },
  equipment: { min: 1, max: 13 },
} as const;

/**
 * Digits of a phone number that somebody can ring, inclusive: one that begins with 0 is British, any other is counted with
 * its country code (E.164).
 */
export const phoneDigits = {
  national: { min: 10, max: 11 },
  international: { min: 8, max: 15 },
} as const;

/** What the database accepts in the enquiries table: characters, inclusive. */
export const enquiryBounds = {
  name: { min: 1, max: 200 },
  email: { min: 5, max: 254 },
  subject: { min: 0, max: 200 },
  message: { min: 1, max: 5000 },
} as const;
