import { contactText } from '@/content/contact-text';
import { company } from '@/content/company';
import { PhoneLink } from './phone-link';

/** `call … or email …`, inside a sentence. */
export const CallOrMail = () => (
  <>
    {contactText.callWithin} <PhoneLink className="font-bold underline" /> {contactText.or}{' '}
    <span className="whitespace-nowrap">{contactText.email}</span>{' '}
    <a href={`mailto:${company.email}`} className="font-bold wrap-anywhere underline">
      {company.email}
    </a>
  </>
);
