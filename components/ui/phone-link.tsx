import { company, type Office } from '@/content/company';
import { contactText } from '@/content/site/contact-text';
import { phoneUrl } from '@/lib/company/phone';

type PhoneLinkProps = {
  readonly className?: string;
  readonly call?: boolean;
  readonly office?: Pick<Office, 'phone'>;
};

export const PhoneLink = ({ className, call, office: { phone } = company }: PhoneLinkProps) => (
  <a href={phoneUrl(phone)} className={className}>
    <span className="tel">{call ? `${contactText.call} ${phone}` : phone}</span>
  </a>
);
