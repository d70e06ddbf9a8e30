import { company, type Office } from '@/content/company';
import { internationalPhone } from '@/lib/company/phone';
import { parsePhone, phoneDigits } from '@/lib/text/parse-phone';
import { ExpectedError } from '../shared/expected-error';

type Details = Pick<typeof company, 'offices' | 'outOfHoursPhone' | 'whatsapp' | 'textMessages'>;

const requireOffice = ({ town, email, hours }: Office): void => {
  const fail = (problem: string) => {
    throw new ExpectedError(`content/company.ts: the office in ${town} ${problem}`);
  };
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    fail(`has the email "${email}", which is not an address. Write it like hello@your-domain.co.uk.`);
  for (const { label, opens, closes } of hours)
    if (opens >= closes)
      fail(`closes at ${closes} on ${label}, before it opens at ${opens}. Write times like 07:00 and 18:00.`);
};

/**
 * Throws an ExpectedError for an invalid number, email address or time of the company. Returns warnings about numbers
 * that may lack a digit.
 */
export const requireValidCompany = ({
  offices,
  outOfHoursPhone,
  whatsapp,
  textMessages,
}: Details = company): readonly string[] => {
  offices.forEach(requireOffice);
  const numbers = [
    ...offices.map(({ phone }) => ['phone', phone] as const),
    ...Object.entries({ outOfHoursPhone, whatsapp, textMessages }),
  ];
  return numbers.flatMap(([field, printed]) => {
    if (printed === null) return [];
    try {
      internationalPhone(printed, field);
    } catch (error) {
      throw new ExpectedError((error as Error).message);
    }
    const { kind, digits = '' } = parsePhone(printed) ?? {};
    return kind === 'national' && digits.length < phoneDigits.national.max
      ? [
          `Warning: content/company.ts: ${field} "${printed}" has ${digits.length} digits. Few British numbers have less than ${phoneDigits.national.max}, so ring it before you publish.`,
        ]
      : [];
  });
};
