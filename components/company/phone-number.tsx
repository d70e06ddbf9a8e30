import { formatPhone } from '@/content/format/format-phone.ts';

type PhoneNumberProps = {
  readonly phone: string;
  /** A word on the same line. */
  readonly before?: string | false | undefined;
};

/** A phone number that stays on one line: very large text is limited to the width of a phone. */
export const PhoneNumber = ({ phone, before }: PhoneNumberProps) => (
  <span className="one-line">{before ? `${before} ${formatPhone(phone)}` : formatPhone(phone)}</span>
);
