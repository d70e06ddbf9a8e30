import { isCpcs, isNpors } from '../tickets/categories.ts';
import type { Machine } from './machine.ts';

/** The usual categories of a machine in each scheme: its `categories`, or those of all its variants. */
export const machineCategories = ({ facts, variants }: Pick<Machine, 'facts' | 'variants'>) => {
  const codes = facts.categories ?? [
    ...new Set(variants.flatMap(({ tickets }) => tickets.map(({ code }) => code))),
  ];
  return { cpcs: codes.filter(isCpcs), npors: codes.filter(isNpors) };
};
