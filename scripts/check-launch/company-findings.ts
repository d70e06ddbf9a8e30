import type { Finding } from './finding';
import { isDramaNumber, isReservedHost } from './reserved';

const file = 'content/company.ts';

type Company = {
  readonly phone: string;
  readonly email: string;
  readonly registration: object | null;
  readonly social: readonly { readonly name: string; readonly href: string | null }[];
};

/** Takes the company as the site shows it; returns what in it is still a sample. */
export const companyFindings = ({ phone, email, registration, social }: Company): readonly Finding[] => [
  ...(isDramaNumber(phone)
    ? [{ file, problem: `phone is ${phone}, which is kept for drama and never rings: put the real number.` }]
    : []),
  ...(isReservedHost(email.slice(email.indexOf('@') + 1))
    ? [{ file, problem: `email is ${email}, which cannot receive mail: put the real address.` }]
    : []),
  ...(registration
    ? []
    : [
        {
          file,
          problem: 'registration is null: fill in the registered name, number, place and postal address.',
        },
      ]),
  ...social
    .filter(({ href }) => href === null)
    .map(({ name }) => ({
      file,
      problem: `social link ${name} has no address: put it, or remove the line.`,
    })),
];
