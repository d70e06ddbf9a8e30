/** The examples in messages about a field. The numbers are kept for drama and never ring. */
export const exampleEmail = 'name@example.com';

export const examplePhones = {
  landline: '01632 960 001',
  mobile: '07700 900 123',
  landlineFromAbroad: '+44 1632 960 001',
  mobileFromAbroad: '+44 7700 900 123',
} as const;
