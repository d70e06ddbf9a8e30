import { firstMachine, registration, secondMachine } from '../fixtures';
import type { Visitor } from './visitor';

export const fillRegistration = async (visitor: Visitor, email: string) => {
  for (const [name, value] of Object.entries({ ...registration, email })) await visitor.fill(name, value);
  await visitor.click('form label', firstMachine);
  await visitor.click('form label', secondMachine);
};

export const fillEnquiry = async (visitor: Visitor, email: string) => {
  await visitor.fill('name', 'Dana Hirer');
  await visitor.fill('email', email);
  await visitor.fill('message', 'Two dumpers.');
};
