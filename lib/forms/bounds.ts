/**
 * What the database accepts, in characters, years or items, inclusive. The migrations hold the same numbers;
 * a test compares the two.
 */
export const registrationBounds = {
  fullName: { min: 1, max: 200 },
  email: { min: 5, max: 254 },
  phone: { min: 5, max: 40 },
  address: { min: 1, max: 500 },
  experience: { min: 0, max: 80 },
  equipment: { min: 1, max: 13 },
} as const;

/** The same for the enquiries table: characters, inclusive. */
export const enquiryBounds = {
  name: { min: 1, max: 200 },
  email: { min: 5, max: 254 },
  subject: { min: 0, max: 200 },
  message: { min: 1, max: 5000 },
} as const;
