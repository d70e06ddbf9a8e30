import { company, type Office } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { phoneUrl } from '@/lib/company/phone';

type PhoneLinkProps = {
  readonly className?: string;
  readonly call?: boolean;
  readonly office?: Pick<Office, 'phone'>;
};

export const PhoneLink = ({ className, call, office: { phone } = company }: PhoneLinkProps) => (
  <a href={phoneUrl(phone)} className={className}>
    <span className="tel">{call ? `${contactWords.call} ${phone}` : phone}</span>
  </a>
);
