import { equipmentNames } from '@/content/equipment';
import type { Rules } from './check-form';
import type { Rule } from './field-rules';

const valueFor = ({ kind, min, max }: Rule): string =>
  ({
    line: 'Test Person'.slice(0, max),
    lines: '1 Canal Street\nMill Town'.slice(0, max),
    email: 'test@example.com',
    phone: '0121 496 0000',
    number: String(min),
    choice: equipmentNames[0],
  })[kind];

/** A value that each field takes, by the field's name, for the tests and `npm run check:live`. The only choice is of machines. */
export const filledIn = <Form extends Rules>(rules: Form) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, valueFor(rule)])) as Readonly<
    Record<keyof Form & string, string>
  >;
