import { company } from '@/content/company';

const [before, domain] = company.email.split('@');

/** The address breaks after its @, if it has to. */
export const MailLink = ({ className }: { readonly className?: string }) => (
  <a href={`mailto:${company.email}`} className={className}>
    {before}@<wbr />
    {domain}
  </a>
);
