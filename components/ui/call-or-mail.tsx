import { contactWords } from '@/content/contact-words';
import { company } from '@/content/company';

/** The phone number's link. The page passes it in, so that the browser doesn't load the code that parses phone numbers. */
export type PhoneUrl = `tel:${string}`;

/** A phrase that names the ways to contact the company without a form. */
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
