import { company, supportSlogan, type Company, type Office } from '@/content/company.ts';
import { parsePhone, phoneDigits } from '@/content/format/parse-phone.ts';
import { promises } from '@/content/promises.ts';
import { internationalPhone } from '@/lib/company/phone.ts';

type Details = Pick<Company, 'offices' | 'outOfHoursPhone' | 'whatsapp' | 'textMessages'>;

/** The times in a text like `7.30am-6pm`, as `07:30` and `18:00`. */
const timesIn = (text: string) =>
  [...text.matchAll(/(\d{1,2})(?:[.:](\d\d))? ?([ap])m|(\d\d:\d\d)|noon|midday/g)].map(
    ([, hour, minute = '00', half, time]) =>
      hour
        ? `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
        : (time ?? '12:00'),
  );

const hoursProblem = ({ label, text, opens, closes }: Office['hours'][number]): string | undefined => {
  const times = timesIn(text);
  const subject = `has the text "${text}" for ${label}`;
  if (opens >= closes)
    return `closes at ${closes} on ${label}, before it opens at ${opens}. Write times like 07:00 and 18:00.`;
  if (times.length === 0 && closes !== '23:59')
    return `${subject}, without a time. Search engines and lead times count each line as open. Delete a day by appointment, and write it into \`hours.notes\` in content/pages/contact.ts.`;
  if (times.length === 2 && String(times) !== String([opens, closes]))
    return `${subject}, but opens at ${opens} and closes at ${closes}. Change both: search engines read the times.`;
  return undefined;
};

const officeProblems = ({ town, address, email, hours }: Office): readonly string[] =>
  [
    ...(/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)
      ? []
      : [`has the email "${email}", which is not an address. Write it like hello@your-domain.co.uk.`]),
    ...(address === null || /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(address.postcode)
      ? []
      : [`has the postcode "${address.postcode}". Write it like B1 1AA.`]),
    ...hours.flatMap((line) => hoursProblem(line) ?? []),
  ].map((problem) => `content/company.ts: the office in ${town} ${problem}`);

const numbersOf = ({ offices, outOfHoursPhone, whatsapp, textMessages }: Details) =>
  [
    ...offices.map(({ phone }) => ['phone', phone] as const),
    ...Object.entries({ outOfHoursPhone, whatsapp, textMessages }),
  ].flatMap(([field, printed]) => (printed === null ? [] : [{ field, printed }]));

const numberProblem = (printedNumber: string, field: string): string | undefined => {
  try {
    internationalPhone(printedNumber, field);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** The promise names the slogan. */
const supportProblems = (): readonly string[] =>
  supportSlogan === null && 'support' in promises
    ? [
        'content/company.ts: supportSlogan is null, but content/promises.ts promises support at night. Delete the promise `support`: the compiler lists the sentences that use it.',
      ]
    : [];

/** Invalid numbers, email addresses and times of the company. */
export const companyProblems = (details: Details = company): readonly string[] => [
  ...details.offices.flatMap(officeProblems),
  ...supportProblems(),
  ...numbersOf(details).flatMap(({ field, printed }) => numberProblem(printed, field) ?? []),
];

/** Numbers that may lack a digit. */
export const companyWarnings = (details: Details = company): readonly string[] =>
  numbersOf(details).flatMap(({ field, printed }) => {
    const { kind, digits = '' } = parsePhone(printed) ?? {};
    return kind === 'national' && digits.length < phoneDigits.national.max
      ? [
          `Warning: content/company.ts: ${field} "${printed}" has ${digits.length} digits. Few British numbers have less than ${phoneDigits.national.max}, so ring it before you publish.`,
        ]
      : [];
  });
