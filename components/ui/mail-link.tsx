import { Fragment } from 'react';
import { company, type Office } from '@/content/company';

type MailLinkProps = { readonly className?: string; readonly office?: Pick<Office, 'email'> };

/** Breaks after the @ or before a dot. Addresses too long for a phone share their lines with the text around them. */
export const MailLink = ({ className, office: { email } = company }: MailLinkProps) => {
  const [first, ...others] = email.split(/(?<=@)|(?=\.)/);
  return (
    <a href={`mailto:${email}`} className={className}>
      <span className={email.length > 40 ? undefined : 'tel'}>
        {first}
        {others.map((piece) => (
          <Fragment key={piece}>
            <wbr />
            {piece}
          </Fragment>
        ))}
      </span>
    </a>
  );
};
