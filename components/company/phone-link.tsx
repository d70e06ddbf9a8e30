import { mainOffice } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { phoneUrl } from '@/content/format/parse-phone.ts';
import { siteLanguage } from '@/content/language.ts';
import { PhoneNumber } from './phone-number.tsx';

type PhoneLinkProps = {
  readonly className?: string;
  readonly isLabelled?: boolean;
  readonly phone?: string;
};

export const PhoneLink = ({ className, isLabelled, phone = mainOffice.phone }: PhoneLinkProps) => (
  <a href={phoneUrl(phone)} lang={isLabelled ? siteLanguage : undefined} className={className}>
    <PhoneNumber phone={phone} before={isLabelled && contactText.call} />
  </a>
);
