import { company } from '@/content/company';
import { phoneUrl } from '@/lib/site/phone';

/** `before` is printed in front of the number: `Call`. */
type PhoneLinkProps = { readonly className?: string; readonly before?: string };

export const PhoneLink = ({ className, before }: PhoneLinkProps) => (
  <a href={phoneUrl()} className={className}>
    {/* In one element, which screen readers take for one link. */}
    <span className="tel">{before ? `${before} ${company.phone}` : company.phone}</span>
  </a>
);
