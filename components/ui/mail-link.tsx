import { Fragment } from 'react';
import { company, type Office } from '@/content/company';

type MailLinkProps = {
  readonly className?: string;
  readonly office?: Pick<Office, 'email'>;
  /** The punctuation after the address. It stays on the same line. */
  readonly mark?: string;
};

/** Breaks after the @ or before a dot. Addresses too long for a phone share their lines with the text around them. */
export const MailLink = ({ className, office: { email } = company, mark }: MailLinkProps) => {
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
  return mark ? (
    <span className={lineClass}>
      <a href={`mailto:${email}`} className={className}>
        {pieces}
      </a>
      {mark}
    </span>
  ) : (
    <a href={`mailto:${email}`} className={className}>
      <span className={lineClass}>{pieces}</span>
    </a>
  );
};
