import type { company, Office } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { addressText } from './offices.ts';

type Company = typeof company;

export const personLine = ({ person }: Pick<Company, 'person'>) =>
  person ? [{ label: contactText.person, value: `${person.name}, ${person.role}` }] : [];

export const addressLine = (office: Office) => {
  const value = addressText(office);
  return value ? [{ label: contactText.address, value }] : [];
};

export const registrationLines = ({ registration }: Pick<Company, 'registration'>) =>
  registration
    ? [
        registration.number
          ? {
              label: contactText.registration,
              value: `${registration.number}, ${registration.registeredName}`,
            }
          : { label: contactText.soleTrader, value: registration.registeredName },
        ...(registration.vatNumber ? [{ label: contactText.vatNumber, value: registration.vatNumber }] : []),
      ]
    : [];
