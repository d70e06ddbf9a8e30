import { company, mainOffice } from './company.ts';

const { legalEntity } = company;

export const legalIdentity = legalEntity
  ? [
      legalEntity.name,
      ...(legalEntity.number
        ? [
            `registered in ${legalEntity.place} under number ${legalEntity.number}`,
            `registered office ${legalEntity.office}`,
          ]
        : [legalEntity.office]),
      ...(legalEntity.vatNumber ? [`VAT number ${legalEntity.vatNumber}`] : []),
      `trading as ${company.name}`,
    ].join(', ')
  : `${company.name}, ${mainOffice.town}`;
