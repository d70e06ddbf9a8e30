import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { company } from '@/content/company';
import { received } from '@/content/received';
import { equipmentNames } from '@/content/equipment';
import { contactFields, registrationFields } from '@/content/form-fields';
import { formNotes, registrationParts } from '@/content/form-notes';
import { enquiryRules } from '@/lib/forms/enquiry';
import type { Rule } from '@/lib/forms/field-rules';
import { registrationRules } from '@/lib/forms/registration';
import { ContactForm } from './contact-form';
import { RegistrationForm } from './registration-form';

const phoneUrl = 'tel:+441210000000';
const service = 'https://project.example/functions/v1/submit';
const mail = `mailto:${company.email}`;
const noSubjects = { service: {}, location: {} };

const parse = (element: ReactElement) =>
  new DOMParser().parseFromString(renderToString(element), 'text/html');
const registration = () =>
  parse(
    <RegistrationForm
      action={`${service}/registration`}
      received={received.registration}
      phoneUrl={phoneUrl}
    />,
  );
const contact = () =>
  parse(
    <ContactForm
      stores
      action={`${service}/contact`}
      received={received.contact}
      subjects={noSubjects}
      phoneUrl={phoneUrl}
    />,
  );

const labelled = (page: Document, text: string) => {
  const label = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  return page.getElementById(label?.htmlFor ?? '');
};

describe.each([
  ['registration', registration],
  ['contact', contact],
] as const)('the %s form before any script', (form, render) => {
  test('is checked and posted by the browser, as fields without files', () => {
    const element = render().querySelector('form');
    expect(element?.hasAttribute('novalidate')).toBe(false);
    expect(element?.getAttribute('method')).toBe('post');
    expect(element?.getAttribute('action')).toBe(`${service}/${form}`);
    expect(element?.hasAttribute('enctype')).toBe(false);
  });

  test('has no inline style or handler', () => {
    for (const element of render().querySelectorAll('*')) {
      for (const { name } of element.attributes) expect(name).not.toMatch(/^(style|on.*)$/);
    }
  });

  test('hides the trap from people and assistive technology', () => {
    const trap = render().querySelector('[name=reference]');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.getAttribute('autocomplete')).toBe('off');
  });
});

test('a registration that nothing takes goes nowhere, and stays out of the address', () => {
  const form = parse(
    <RegistrationForm action={null} received={received.registration} phoneUrl={phoneUrl} />,
  ).querySelector('form');
  expect(form?.getAttribute('method')).toBe('dialog');
  expect(form?.hasAttribute('action')).toBe(false);
});

test('a message that nothing stores goes to the e-mail program', () => {
  const form = parse(
    <ContactForm
      stores={false}
      action={mail}
      received={received.contact}
      subjects={noSubjects}
      phoneUrl={phoneUrl}
    />,
  ).querySelector('form');
  expect(form?.getAttribute('action')).toBe(mail);
  expect(form?.getAttribute('enctype')).toBe('text/plain');
});

test.each([
  ['fullName', { type: 'text', autocomplete: 'name' }],
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['phone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  ['address', { autocomplete: 'street-address' }],
  ['experience', { type: 'number', inputmode: 'numeric' }],
] as const)('registration: %s is filled in by the browser, with the right keyboard', (name, attributes) => {
  const field = registration().querySelector(`[name="${name}"]`);
  for (const [attribute, value] of Object.entries(attributes))
    expect(field?.getAttribute(attribute)).toBe(value);
});

test.each([
  ['registration', registration, registrationFields],
  ['contact', contact, contactFields],
] as const)('%s: a field has its label', (_, render, fields) => {
  const page = render();
  for (const [name, { label }] of Object.entries(fields)) {
    const field = page.querySelector(`[name="${name}"]`);
    const group = field?.closest('fieldset')?.querySelector('legend');
    if (field?.getAttribute('type') === 'checkbox') expect(group?.textContent).toContain(label);
    else expect({ name, labelled: labelled(page, label) }).toEqual({ name, labelled: field });
  }
});

test.each([
  ['registration', registration, registrationRules],
  ['contact', contact, enquiryRules],
] as const)(
  '%s: a field is marked as its rule wants, and what may be left empty says so',
  (_, render, rules) => {
    const page = render();
    for (const [name, { required, kind }] of Object.entries(rules) as [string, Rule][]) {
      const field = page.querySelector(`[name="${name}"]`);
      const words = field?.closest(kind === 'choice' ? 'fieldset' : 'div')?.textContent;
      expect({ name, optional: /optional/i.test(words ?? '') }).toEqual({ name, optional: !required });
      if (kind !== 'choice')
        expect({ name, required: field?.hasAttribute('required') }).toEqual({ name, required });
    }
  },
);

test('registration: three parts, the machines and the documents', () => {
  const page = registration();
  const legends = [...page.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends).toEqual([
    registrationParts.person,
    registrationParts.work,
    // With its hint, which is heard with the group.
    expect.stringContaining(`${formNotes.requiredChoice} ${registrationFields.equipment.hint}`),
    registrationParts.documents,
  ]);
  const machines = [...page.querySelectorAll<HTMLInputElement>('[name=equipment]')];
  expect(machines.map(({ value }) => value)).toEqual(equipmentNames);
  const documents = page.querySelector<HTMLInputElement>('[type=file]');
  expect(documents?.accept).toBe('.pdf,.jpg,.jpeg,.png');
  expect(documents?.multiple).toBe(true);
  expect(documents?.required).toBe(false);
});
