import { company, type Office, printedPhone } from '@/content/company';
import { contactText } from '@/content/site/contact-text';
import { siteLanguage } from '@/content/site/site-language';
import { phoneUrl } from '@/lib/company/phone';

type PhoneLinkProps = {
  readonly className?: string;
  readonly call?: boolean;
  readonly office?: Pick<Office, 'phone'>;
};

export const PhoneLink = ({ className, call, office: { phone } = company }: PhoneLinkProps) => (
  <a href={phoneUrl(phone)} lang={call ? siteLanguage : undefined} className={className}>
    {call && `${contactText.call} `}
    {printedPhone(phone)}
  </a>
);
