import type { company } from '@/content/company';

type Company = Pick<typeof company, 'registration' | 'person'> & { readonly city: string };

/** What an owner has filled in about the firm besides phone and e-mail, as lines of a plate. */
export const companyDetails = ({ registration, person, city }: Company) => [
  ...(person ? [{ label: 'Ask for', value: `${person.name}, ${person.role}` }] : []),
  ...(registration
    ? [
        { label: 'Address', value: `${registration.street}, ${city} ${registration.postcode}` },
        { label: 'Company number', value: `${registration.number}, ${registration.registeredName}` },
      ]
    : []),
];
