import { company } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { phoneUrl } from '@/lib/company/phone';

type OutOfHoursLinkProps = {
  readonly className: string;
  /** Shows the number after the label. */
  readonly number?: boolean;
};

const { outOfHoursPhone } = company;

/** Nothing if the company has no number for calls outside office hours. */
export const OutOfHoursLink = ({ className, number }: OutOfHoursLinkProps) =>
  outOfHoursPhone !== null && (
    <a href={phoneUrl(outOfHoursPhone)} className={className}>
      {number ? (
        <span>
          {contactWords.outOfHoursPhone} <span className="tel">{outOfHoursPhone}</span>
        </span>
      ) : (
        contactWords.outOfHoursPhone
      )}
    </a>
  );
