import { equipmentNames } from '@/content/equipment';
import type { Rules } from './check-form';
import type { Rule } from './field-rules';

const typed: Readonly<Record<Rule['kind'], string>> = {
  line: 'Test Person',
  lines: '1 Canal Street\nMill Town',
  email: 'test@example.com',
  phone: '0121 496 0000',
  number: '5',
  choice: equipmentNames[0],
};

/** Something that each field of a form takes, by its name: for the tests, here and of the live site, also of fields to come. */
export const filledIn = <Form extends Rules>(rules: Form) =>
  Object.fromEntries(Object.entries(rules).map(([name, { kind }]) => [name, typed[kind]])) as Readonly<
    Record<keyof Form & string, string>
  >;
