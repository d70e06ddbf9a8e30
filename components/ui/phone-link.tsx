import { company, internationalPhone } from '@/content/company';

/** `before` is printed in front of the number: `Call`. */
export type PhoneLinkProps = { readonly className?: string; readonly before?: string };

/** The company's number as a link that rings it. */
export const PhoneLink = ({ className, before }: PhoneLinkProps) => (
  <a href={`tel:${internationalPhone(company.phone)}`} className={className}>
    {before && `${before} `}
    <span className="whitespace-nowrap">{company.phone}</span>
  </a>
);
