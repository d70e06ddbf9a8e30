import type { company, Office } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { addressText } from './offices';

type Company = typeof company;

// What an owner has filled in besides phone and e-mail, each as a line of a plate, or none.

export const personLine = ({ person }: Pick<Company, 'person'>) =>
  person ? [{ label: contactWords.person, value: `${person.name}, ${person.role}` }] : [];

export const addressLine = (office: Office) => {
  const value = addressText(office);
  return value ? [{ label: contactWords.address, value }] : [];
};

export const registrationLine = ({ registration }: Pick<Company, 'registration'>) =>
  registration
    ? [
        {
          label: contactWords.registration,
          value: `${registration.number}, ${registration.registeredName}`,
        },
      ]
    : [];
