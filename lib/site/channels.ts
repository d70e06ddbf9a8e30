import { company } from '@/content/company';
import { internationalPhone } from './phone';

/** The fields of company.ts that hold the numbers of the channels. */
const fields = ['outOfHoursPhone', 'whatsapp', 'textMessages'] as const;

type Field = (typeof fields)[number];
type Numbers = Readonly<Record<Field, string | null>>;

const kinds: Readonly<Record<Field, { readonly label: string; readonly href: (number: string) => string }>> =
  {
    outOfHoursPhone: { label: 'Out of hours', href: (number) => `tel:${number}` },
    // WhatsApp wants the digits alone.
    whatsapp: { label: 'WhatsApp', href: (number) => `https://wa.me/${number.slice(1)}` },
    textMessages: { label: 'Text', href: (number) => `sms:${number}` },
  };

/** A way to reach the company besides the phone and e-mail. */
type Channel = {
  readonly label: string;
  /** As printed. */
  readonly printed: string;
  /** In international form, `+44…`. */
  readonly number: string;
  readonly href: string;
};

/** The channels that an owner has filled in, in display order. Throws for anything that isn't a phone number. */
export const channelsOf = (numbers: Numbers): readonly Channel[] =>
  fields.flatMap((field) => {
    const printed = numbers[field];
    if (printed === null) return [];
    const { label, href } = kinds[field];
    const number = internationalPhone(printed, field);
    return { label, printed, number, href: href(number) };
  });

/** Those of the company. */
export const channels = channelsOf(company);
