import type { company as sampleCompany } from '@/content/company';
import type { OwnerPromise } from '@/content/promises';
import { parsePhone } from '@/lib/site/phone';
import type { Finding } from './finding';
import { isDramaNumber, isReservedHost } from './reserved';

type Company = Pick<typeof sampleCompany, 'registration' | 'social'> & {
  readonly phone: string;
  readonly email: string;
};

const phoneProblem = (printed: string) => {
  const number = parsePhone(printed);
  if (!number) return 'which is not a phone number';
  return isDramaNumber(number) ? 'which is kept for drama and never rings' : undefined;
};

const receivesMail = (email: string) => {
  const [name, host, ...rest] = email.split('@');
  return name && host?.includes('.') && rest.length === 0 && !isReservedHost(host);
};

/** What in content/company.ts is still a sample. */
export const companyFindings = ({ phone, email, registration, social }: Company): readonly Finding[] => {
  const file = 'content/company.ts';
  const problem = phoneProblem(phone);
  return [
    ...(problem ? [{ file, problem: `phone is "${phone}", ${problem}`, fix: 'enter the real number' }] : []),
    ...(receivesMail(email)
      ? []
      : [{ file, problem: `email is "${email}", which cannot receive mail`, fix: 'enter the real address' }]),
    ...(registration
      ? []
      : [
          {
            file,
            problem: 'registration is null',
            fix: 'enter the registered name, number, place and postal address',
          },
        ]),
    ...social
      .filter(({ href }) => href === null)
      .map(({ name }) => ({
        file,
        problem: `the social link ${name} has no address`,
        fix: 'enter the address of the profile, or remove the line',
      })),
  ];
};

export const quoteFindings = ({ sample }: { readonly sample: boolean }): readonly Finding[] =>
  sample
    ? [
        {
          file: 'content/pages/testimonials.ts',
          problem: 'the quotes are samples',
          fix: 'use words that clients agreed to, then set sample to false',
        },
      ]
    : [];

/** What the site promises in the owner's name and the owner has not confirmed. */
export const promiseFindings = (promises: Readonly<Record<string, OwnerPromise>>): readonly Finding[] =>
  Object.entries(promises)
    .filter(([, { confirmed }]) => !confirmed)
    .map(([name, { text }]) => ({
      file: 'content/promises.ts',
      problem: `${name} promises “${text}”`,
      fix: 'if you keep it, set confirmed to true; if not, change it',
    }));

/** Promises to delete submissions after another time than the database does. */
export const retentionFindings = (
  promises: Readonly<Record<string, OwnerPromise>>,
  deletedAfter: number,
): readonly Finding[] =>
  Object.entries(promises)
    .filter(([, { months }]) => months !== undefined && months !== deletedAfter)
    .map(([name, { months }]) => ({
      file: 'content/promises.ts',
      problem: `${name} promises ${months} months, and the database deletes after ${deletedAfter}`,
      fix: 'make them equal: here, or with kept_months in a new migration',
    }));
