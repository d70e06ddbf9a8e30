// Tests the fields, labels and notices of the shipped forms against their specification, word for word. Delete this
// file if your forms differ.

import { contactForm } from '@/content/forms/contact.ts';
import { unknownFailure } from '@/content/forms/failures.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { attributesOf, pageAt, textIn } from '../export/built-site.ts';

const page = (path: string) => pageAt(path).document;

test.each([
  ['/operator-registration', 'fullName', 'Full Name', 'text', true],
  ['/operator-registration', 'email', 'Email Address', 'email', true],
  ['/operator-registration', 'phone', 'Phone Number', 'tel', true],
  ['/operator-registration', 'experience', 'Years of Experience', 'number', true],
  ['/operator-registration', 'address', 'Address', null, true],
  ['/contact', 'name', 'Your Name', 'text', true],
  ['/contact', 'email', 'Your Email', 'email', true],
  ['/contact', 'subject', 'Subject', 'text', false],
  ['/contact', 'message', 'Message', null, true],
])(
  'in the %s form, the field %s has the label %s and the type %s; required: %s',
  (path, name, label, type, required) => {
    const field = page(path).querySelector(`main [name="${name}"]`);
    expect(textIn(page(path).querySelector(`label[for="${name}"]`))).toBe(label);
    expect([field?.getAttribute('type'), field?.hasAttribute('required')]).toEqual([type, required]);
  },
);

test('the registration form offers the thirteen specified machines and requires one of them', () => {
  const form = page('/operator-registration').querySelector('main form')!;
  const machines =
    'Dumper, 360 Excavator, 360 Grab, Dozer, Roller, Loading Shovel, Telehandler, Forklift, Crane, Skid Steer, Backhoe, Grader, Compactor';
  expect(attributesOf(form, 'input[name="equipment"]', 'value').join(', ')).toBe(machines);
  expect(textIn(form)).toMatch(/Equipment\s*\*/);
});

test('the forms have the specified notices and button labels', () => {
  const { button, received, notSent, documents } = registrationForm;
  expect([button.busyLabel, notSent.title, unknownFailure]).toEqual([
    'Submitting...',
    'Registration Failed',
    'Something went wrong. Please try again.',
  ]);
  expect(received).toMatchObject({
    title: 'Registration Successful!',
    description: "Thank you for registering. We'll review your application and contact you soon.",
  });
  expect(contactForm.received).toMatchObject({
    title: 'Message Sent!',
    description: 'Thank you for your message. We will get back to you shortly.',
  });
  expect(documents.notice.title).toBe('File Upload');
  expect(documents.notice.description).toContain('Document upload is not implemented yet');
});
