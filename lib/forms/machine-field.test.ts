import { contactForm } from '@/content/forms/contact.ts';
import type { Form } from '@/content/forms/form.ts';
import { everyKind } from '@/tests/helpers/every-kind.ts';
import { machineFieldOf } from './machine-field.ts';

test('finds the machines of a form after other checkboxes, and none in a form without machines', () => {
  const { boxes: checkboxes } = everyKind;
  const machines = { ...checkboxes, offersMachines: true } as const;
  const form: Form = { ...contactForm, fields: { checkboxes, machines } };
  expect(machineFieldOf(form)).toBe(machines);
  expect(machineFieldOf({ ...form, fields: { checkboxes } })).toBeUndefined();
});
