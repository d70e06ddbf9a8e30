import { MailLink } from './mail-link';
import { PhoneLink } from './phone-link';

/** Above a form that can't be sent as it should: the reason, and how else to reach the company. */
export const FormNote = ({ reason }: { readonly reason: string }) => (
  <p className="mb-8 border-l-12 border-plant bg-white p-5 font-bold">
    {reason} Call us on <PhoneLink className="underline" /> or{' '}
    <span className="whitespace-nowrap">e-mail</span> <MailLink className="wrap-anywhere underline" />.
  </p>
);
