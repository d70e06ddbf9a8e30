import { MailLink } from './mail-link';
import { PhoneLink } from './phone-link';

const linkClass = 'inline-block py-1 font-bold underline';

/** The middle of a sentence: how to reach the company without a form. */
export const CallOrMail = () => (
  <>
    call <PhoneLink className={linkClass} /> or e-mail <MailLink className={`${linkClass} wrap-anywhere`} />
  </>
);
