import { company } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { internationalPhone } from './phone.ts';

const fields = ['outOfHoursPhone', 'whatsapp', 'textMessages'] as const;

type Field = (typeof fields)[number];
type Numbers = Readonly<Record<Field, string | null>>;

const hrefs: Readonly<Record<Field, (number: string) => string>> = {
  outOfHoursPhone: (number) => `tel:${number}`,
  // WhatsApp links contain only digits, without the plus sign.
  whatsapp: (number) => `https://wa.me/${number.slice(1)}`,
  textMessages: (number) => `sms:${number}`,
};

type Channel = {
  readonly label: string;
  readonly printedNumber: string;
  /** The number in international format: `+44…`. */
  readonly number: string;
  readonly href: string;
};

/** Ordered for display. Leaves out channels without a number. Throws for an invalid phone number. */
export const channelsOf = (numbers: Numbers): readonly Channel[] =>
  fields.flatMap((field) => {
    const printedNumber = numbers[field];
    if (printedNumber === null) return [];
    const number = internationalPhone(printedNumber, field);
    return { label: contactText[field], printedNumber, number, href: hrefs[field](number) };
  });

export const channels = channelsOf(company);
