import type { company, Office } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { addressText } from './offices';

type Company = typeof company;

export const personLine = ({ person }: Pick<Company, 'person'>) =>
  person ? [{ label: contactWords.person, value: `${person.name}, ${person.role}` }] : [];

export const addressLine = (office: Office) => {
  const value = addressText(office);
  return value ? [{ label: contactWords.address, value }] : [];
};

export const registrationLines = ({ registration }: Pick<Company, 'registration'>) =>
  registration
    ? [
        {
          label: contactWords.registration,
          value: `${registration.number}, ${registration.registeredName}`,
        },
        ...(registration.vatNumber ? [{ label: contactWords.vatNumber, value: registration.vatNumber }] : []),
      ]
    : [];
