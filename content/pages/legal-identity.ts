import { company } from '../company';

const { registration } = company;

/** Who the company is, as the legal pages name it: with its registered details once an owner has filled them in. */
export const legalIdentity = registration
  ? `${registration.registeredName}, registered in ${registration.place} under number ${registration.number}, registered office ${registration.office}, trading as ${company.name}`
  : `${company.name}, ${company.city}`;
