import { registration } from '../fixtures';
import type { Visitor } from './visitor';

export const fillRegistration = async (visitor: Visitor, email: string) => {
  await visitor.fill('fullName', registration['Full Name']);
  await visitor.fill('email', email);
  await visitor.fill('phone', registration['Phone Number']);
  await visitor.fill('address', registration.Address);
  await visitor.fill('experience', registration['Years of Experience']);
  await visitor.click('form label', 'Dumper');
  await visitor.click('form label', '360 Excavator');
};

export const fillEnquiry = async (visitor: Visitor, email: string) => {
  await visitor.fill('name', 'Dana Hirer');
  await visitor.fill('email', email);
  await visitor.fill('message', 'Two dumpers.');
};
