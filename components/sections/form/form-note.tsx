import { MailLink } from '@/components/company/mail-link.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { contactText } from '@/content/contact-text.ts';
import { siteLanguage } from '@/content/language.ts';

/** Above a form that the site can't send or store: the reason, and how to reach the company instead. */
export const FormNote = ({ reason }: { readonly reason: string }) => (
  <p lang={siteLanguage} className="mb-6 border-l-8 border-ink bg-white p-5 font-bold">
    {reason} {contactText.callUsOn} <PhoneLink className="underline" /> {contactText.or}{' '}
    <span className="whitespace-nowrap">{contactText.email}</span>{' '}
    <MailLink className="wrap-anywhere underline" punctuation="." />
  </p>
);
