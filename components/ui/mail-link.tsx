import { Fragment } from 'react';
import { company, type Office } from '@/content/company';

type MailLinkProps = { readonly className?: string; readonly office?: Pick<Office, 'email'> };

/** An e-mail link. The address wraps only after its @ or before a dot, and only if it doesn't fit on one line. */
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
