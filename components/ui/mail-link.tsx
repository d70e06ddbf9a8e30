import { company } from '@/content/company';

export const MailLink = ({ className }: { readonly className?: string }) => (
  <a href={`mailto:${company.email}`} className={className}>
    {company.email}
  </a>
);
