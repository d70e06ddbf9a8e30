import { company, internationalPhone } from '@/content/company';

/** What a visitor without scripting reads in place of sending a form. */
export const NoScriptNote = () => (
  <noscript>
    <p className="mb-8 border-l-12 border-plant bg-white p-5 font-bold">
      This form needs JavaScript, and it’s switched off in your browser. Call us on{' '}
      <a href={`tel:${internationalPhone(company.phone)}`} className="whitespace-nowrap underline">
        {company.phone}
      </a>{' '}
      or e-mail{' '}
      <a href={`mailto:${company.email}`} className="underline">
        {company.email}
      </a>
      .
    </p>
  </noscript>
);
