import { company } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { phoneUrl } from '@/content/format/parse-phone.ts';
import { siteLanguage } from '@/content/language.ts';
import { PhoneNumber } from './phone-number.tsx';

type OutOfHoursLinkProps = {
  readonly className: string;
  /** Shows the number after the label. */
  readonly showsNumber?: boolean;
};

const { outOfHoursPhone } = company;

/** Nothing if the company has no number for calls outside office hours. */
export const OutOfHoursLink = ({ className, showsNumber }: OutOfHoursLinkProps) =>
  outOfHoursPhone !== null && (
    <a href={phoneUrl(outOfHoursPhone)} lang={siteLanguage} className={className}>
      {showsNumber ? (
        <span className="[text-decoration:inherit]">
          {contactText.outOfHoursPhone} <PhoneNumber phone={outOfHoursPhone} />
        </span>
      ) : (
        contactText.outOfHoursPhone
      )}
    </a>
  );
