import { company, mainOffice } from './company.ts';

const { registration } = company;

export const legalIdentity = registration
  ? [
      registration.registeredName,
      ...(registration.number
        ? [
            `registered in ${registration.place} under number ${registration.number}`,
            `registered office ${registration.office}`,
          ]
        : [registration.office]),
      ...(registration.vatNumber ? [`VAT number ${registration.vatNumber}`] : []),
      `trading as ${company.name}`,
    ].join(', ')
  : `${company.name}, ${mainOffice.town}`;
