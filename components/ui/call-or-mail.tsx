import { contactWords } from '@/content/contact-words';
import { company } from '@/content/company';

/** Where a press on the phone number leads: `tel:+44…`. It comes from the page, so that no script has to read phone numbers. */
export type PhoneUrl = `tel:${string}`;

/** The middle of a sentence: how to reach the company without a form. */
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
