import { MailLink } from './mail-link';
import { PhoneLink } from './phone-link';

/** The middle of a sentence: how to reach the company without a form. */
export const CallOrMail = () => (
  <>
    call <PhoneLink className="font-bold underline" /> or <span className="whitespace-nowrap">e-mail</span>{' '}
    <MailLink className="font-bold wrap-anywhere underline" />
  </>
);
