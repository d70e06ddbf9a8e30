import { company } from '@/content/company';

const [before, domain] = company.email.split('@');

/** The address is on one line where a line has the room, and breaks after its @ if it has to. */
export const MailLink = ({ className }: { readonly className?: string }) => (
  <a href={`mailto:${company.email}`} className={className}>
    <span className="tel">
      {before}@<wbr />
      {domain}
    </span>
  </a>
);
