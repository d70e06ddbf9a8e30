import { company, type Office } from '@/content/company';

type MailLinkProps = { readonly className?: string; readonly office?: Pick<Office, 'email'> };

/** The address is on one line where a line has the room, and breaks after its @ if it has to. */
export const MailLink = ({ className, office: { email } = company }: MailLinkProps) => {
  const [before, domain] = email.split('@');
  return (
    <a href={`mailto:${email}`} className={className}>
      <span className="tel">
        {before}@<wbr />
        {domain}
      </span>
    </a>
  );
};
