import { Fragment } from 'react';
import { company, type Office } from '@/content/company';

type MailLinkProps = { readonly className?: string; readonly office?: Pick<Office, 'email'> };

/** If the address doesn't fit on one line, it breaks after the @ or before a dot. */
export const MailLink = ({ className, office: { email } = company }: MailLinkProps) => {
  const [first, ...others] = email.split(/(?<=@)|(?=\.)/);
  return (
    <a href={`mailto:${email}`} className={className}>
      <span className="tel">
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
