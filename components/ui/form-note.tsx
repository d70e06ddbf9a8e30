import { contactWords } from '@/content/contact-words';
import { MailLink } from './mail-link';
import { PhoneLink } from './phone-link';

export const FormNote = ({ reason }: { readonly reason: string }) => (
  <p className="mb-8 border-l-8 border-ink bg-white p-5 font-bold">
    {reason} {contactWords.callUsOn} <PhoneLink className="underline" /> {contactWords.or}{' '}
    <span className="whitespace-nowrap">{contactWords.email}</span>{' '}
    <MailLink className="wrap-anywhere underline" mark="." />
  </p>
);
