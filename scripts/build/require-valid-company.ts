import { company, type Office } from '@/content/company';
import { internationalPhone } from '@/lib/company/phone';
import { andList } from '@/lib/text/grammar';
import { parsePhone, phoneDigits } from '@/lib/text/parse-phone';
import { ExpectedError } from '../shared/expected-error';

type Details = Pick<
  typeof company,
  'offices' | 'outOfHoursPhone' | 'whatsapp' | 'textMessages' | 'registration' | 'person'
>;

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

/** The compiler doesn't report missing properties of an object that `as` follows. */
const requireProperties = (field: string, value: object | null, names: readonly string[]): void => {
  const missing = value === null ? [] : names.filter((name) => !Object.hasOwn(value, name));
  if (missing.length > 0)
    throw new ExpectedError(
      `content/company.ts: ${field} has no ${andList.format(missing)}. Add it, or set ${field} to null.`,
    );
};

/**
 * Throws an ExpectedError for a missing property, or for an invalid number, email address or time of the company. Returns warnings about numbers
 * that may lack a digit.
 */
export const requireValidCompany = ({
  offices,
  outOfHoursPhone,
  whatsapp,
  textMessages,
  registration,
  person,
}: Details = company): readonly string[] => {
  offices.forEach(requireOffice);
  requireProperties('person', person, ['name', 'role']);
  const isIncorporated = registration && ('number' in registration || 'place' in registration);
  requireProperties('registration', registration, [
    'registeredName',
    'office',
    ...(isIncorporated ? ['number', 'place'] : []),
  ]);
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
