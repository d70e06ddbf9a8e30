import type { Company, Office } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { addressText } from './offices.ts';

export const personLine = ({ person }: Pick<Company, 'person'>) =>
  person ? [{ label: contactText.personToAskFor, value: `${person.name}, ${person.role}` }] : [];

export const addressLine = (office: Office) => {
  const value = addressText(office);
  return value ? [{ label: contactText.address, value }] : [];
};

export const legalEntityLines = ({ legalEntity }: Pick<Company, 'legalEntity'>) =>
  legalEntity
    ? [
        legalEntity.number
          ? {
              label: contactText.companyNumber,
              value: `${legalEntity.number}, ${legalEntity.name}`,
            }
          : { label: contactText.soleTrader, value: legalEntity.name },
        ...(legalEntity.vatNumber ? [{ label: contactText.vatNumber, value: legalEntity.vatNumber }] : []),
      ]
    : [];
