import { company, internationalPhone } from '@/content/company';

/** A question answered with the number to call. */
export const PhoneLine = ({ question }: { readonly question: string }) => (
  <p className="mt-2">
    {question} Call{' '}
    <a
      href={`tel:${internationalPhone(company.phone)}`}
      className="inline-block py-1 font-bold whitespace-nowrap underline"
    >
      {company.phone}
    </a>
    .
  </p>
);
