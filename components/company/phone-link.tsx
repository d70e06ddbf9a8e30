import { company, type Office } from '@/content/company';
import { contactText } from '@/content/contact-text';
import { siteLanguage } from '@/content/language';
import { phoneUrl } from '@/lib/company/phone';
import { PhoneNumber } from './phone-number';

type PhoneLinkProps = {
  readonly className?: string;
  readonly isLabelled?: boolean;
  readonly office?: Pick<Office, 'phone'>;
};

export const PhoneLink = ({ className, isLabelled, office: { phone } = company }: PhoneLinkProps) => (
  <a href={phoneUrl(phone)} lang={isLabelled ? siteLanguage : undefined} className={className}>
    <PhoneNumber phone={phone} before={isLabelled && contactText.call} />
  </a>
);
