import { contactText } from '@/content/site/contact-text';
import { company } from '@/content/company';

/** Passed as a prop, so that the browser doesn't have to load the phone number parser. */
export type PhoneUrl = `tel:${string}`;

export const CallOrMail = ({ phoneUrl }: { readonly phoneUrl: PhoneUrl }) => (
  <>
    {contactText.callWithin}{' '}
    <a href={phoneUrl} className="font-bold underline">
      <span className="tel">{company.phone}</span>
    </a>{' '}
    {contactText.or} <span className="whitespace-nowrap">{contactText.email}</span>{' '}
    <a href={`mailto:${company.email}`} className="font-bold wrap-anywhere underline">
      {company.email}
    </a>
  </>
);
