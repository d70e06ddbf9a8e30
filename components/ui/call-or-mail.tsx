import { contactWords } from '@/content/contact-words';
import { company } from '@/content/company';

/** Passed as a prop, so that the browser doesn't have to load the phone number parser. */
export type PhoneUrl = `tel:${string}`;

export const CallOrMail = ({ phoneUrl }: { readonly phoneUrl: PhoneUrl }) => (
  <>
    {contactWords.callWithin}{' '}
    <a href={phoneUrl} className="font-bold underline">
      <span className="tel">{company.phone}</span>
    </a>{' '}
    {contactWords.or} <span className="whitespace-nowrap">{contactWords.email}</span>{' '}
    <a href={`mailto:${company.email}`} className="font-bold wrap-anywhere underline">
      {company.email}
    </a>
  </>
);
