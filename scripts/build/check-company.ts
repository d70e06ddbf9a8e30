import { company } from '@/content/company';
import { internationalPhone } from '@/lib/company/phone';
import { parsePhone, phoneDigits } from '@/lib/parse-phone';
import { ExpectedError } from '../shared/expected-error';

type Numbers = Pick<typeof company, 'offices' | 'outOfHoursPhone' | 'whatsapp' | 'textMessages'>;

/** Throws an ExpectedError for an invalid number of the company. Returns warnings about numbers that may lack a digit. */
export const checkPhones = ({
  offices,
  outOfHoursPhone,
  whatsapp,
  textMessages,
}: Numbers = company): readonly string[] => {
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
