import { mainOffice } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { PhoneLink } from './phone-link.tsx';

/** `call … or email …`, inside a sentence. */
export const CallOrMail = () => (
  <>
    {contactText.callWithin} <PhoneLink className="font-bold underline" /> {contactText.or}{' '}
    <span className="whitespace-nowrap">{contactText.email}</span>{' '}
    <a href={`mailto:${mainOffice.email}`} className="font-bold wrap-anywhere underline">
      {mainOffice.email}
    </a>
  </>
);
