import { MailLink } from './mail-link';
import { PhoneLink } from './phone-link';

/** What a visitor without scripting reads in place of sending a form. */
export const NoScriptNote = () => (
  <noscript>
    <p className="mb-8 border-l-12 border-plant bg-white p-5 font-bold">
      This form needs JavaScript, and it’s switched off in your browser. Call us on{' '}
      <PhoneLink className="underline" /> or e-mail <MailLink className="underline" />.
    </p>
  </noscript>
);
