import { company } from '@/content/company';

/** The company's e-mail address as a link. Takes classes. */
export const MailLink = ({ className }: { readonly className?: string }) => (
  <a href={`mailto:${company.email}`} className={className}>
    {company.email}
  </a>
);
