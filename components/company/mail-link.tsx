import { Fragment } from 'react';
import { mainOffice } from '@/content/company.ts';

type MailLinkProps = {
  readonly className?: string;
  readonly email?: string;
  /** Follows the email address on the same line. */
  readonly punctuation?: string;
};

/** Breaks after the @ or before a dot. Email addresses too long for a phone share their lines with the text around them. */
export const MailLink = ({ className, email = mainOffice.email, punctuation }: MailLinkProps) => {
  const [first, ...others] = email.split(/(?<=@)|(?=\.)/);
  const lineClass = email.length > 40 ? undefined : 'one-line';
  const pieces = (
    <>
      {first}
      {others.map((piece) => (
        <Fragment key={piece}>
          <wbr />
          {piece}
        </Fragment>
      ))}
    </>
  );
  return punctuation ? (
    <span className={lineClass}>
      <a href={`mailto:${email}`} className={className}>
        {pieces}
      </a>
      {punctuation}
    </span>
  ) : (
    <a href={`mailto:${email}`} className={className}>
      <span className={lineClass}>{pieces}</span>
    </a>
  );
};
