import { company } from '@/content/company';
import { PhoneLink } from './phone-link';

/** What a visitor without scripting reads in place of sending a form. */
export const NoScriptNote = () => (
  <noscript>
    <p className="mb-8 border-l-12 border-plant bg-white p-5 font-bold">
      This form needs JavaScript, which is switched off in your browser. Please call us on{' '}
      <PhoneLink className="underline" /> or write to{' '}
      <a href={`mailto:${company.email}`} className="underline">
        {company.email}
      </a>
      .
    </p>
  </noscript>
);
