import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { company } from '@/content/company';
import { equipmentNames } from '@/content/equipment';
import { contactFields, registrationFields } from '@/content/form-fields';
import { documents, registrationParts } from '@/content/form-notes';
import { received } from '@/content/received';
import { enquiryRules } from '@/lib/forms/enquiry';
import type { Rule } from '@/lib/forms/field-rules';
import { registrationRules } from '@/lib/forms/registration';
import { trapName } from '@/lib/forms/trap';
import { ContactForm } from './contact-form';
import { RegistrationForm } from './registration-form';

const phoneUrl = 'tel:+441210000000';
const service = 'https://project.example/functions/v1/submit';

const parse = (element: ReactElement) =>
  new DOMParser().parseFromString(renderToString(element), 'text/html');

const registration = (action: string | null) =>
  parse(<RegistrationForm {...{ action, phoneUrl }} received={received.registration} />);
const contact = (action: string, stores = true) =>
  parse(
    <ContactForm
      {...{ action, phoneUrl, stores }}
      received={received.contact}
      subjects={{ service: {}, location: {} }}
    />,
  );

/** How a browser helps to fill in a field, by the kind of its rule. */
const help: Partial<Record<Rule['kind'], Readonly<Record<string, string>>>> = {
  email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
  number: { type: 'number', inputmode: 'numeric' },
};

describe.each([
  ['registration', registration, registrationFields, registrationRules],
  ['contact', contact, contactFields, enquiryRules],
] as const)('the %s form before any script', (name, render, fields, rules) => {
  const page = render(`${service}/${name}`);

  test('is checked and posted by the browser, as fields without files, styles or handlers', () => {
    const form = page.querySelector('form');
    expect(form?.hasAttribute('novalidate')).toBe(false);
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(`${service}/${name}`);
    expect(form?.hasAttribute('enctype')).toBe(false);
    for (const { attributes } of page.querySelectorAll('*'))
      for (const attribute of attributes) expect(attribute.name).not.toMatch(/^(style|on.*)$/);
  });

  test('hides the trap from people and assistive technology', () => {
    const trap = page.querySelector(`[name=${trapName}]`);
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.getAttribute('autocomplete')).toBe('off');
  });

  test.each(Object.entries(rules) as [string, Rule][])(
    '%s has its label and its mark, as its rule wants, and the right keyboard',
    (field, { kind, required }) => {
      const element = page.querySelector(`[name="${field}"]`);
      const { label } = (fields as Readonly<Record<string, { readonly label: string }>>)[field]!;
      const frame = element?.closest(kind === 'choice' ? 'fieldset' : 'div');
      const labels = frame?.querySelector(kind === 'choice' ? 'legend' : `label[for="${element?.id}"]`);
      expect(labels?.textContent).toContain(label);
      expect(/optional/i.test(frame?.textContent ?? '')).toBe(!required);
      if (kind !== 'choice') expect(element?.hasAttribute('required')).toBe(required);
      for (const [attribute, value] of Object.entries(help[kind] ?? {}))
        expect(element?.getAttribute(attribute)).toBe(value);
    },
  );
});

test('a registration has its parts, every machine, and documents that nobody has to choose', () => {
  const page = registration(service);
  const legends = [...page.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends).toEqual(expect.arrayContaining(Object.values(registrationParts)));
  const machines = [...page.querySelectorAll<HTMLInputElement>('[name=equipment]')];
  expect(machines.map(({ value }) => value)).toEqual(equipmentNames);
  for (const [name, autocomplete] of [
    ['fullName', 'name'],
    ['address', 'street-address'],
  ])
    expect(page.querySelector(`[name=${name}]`)?.getAttribute('autocomplete')).toBe(autocomplete);
  const files = page.querySelector<HTMLInputElement>('[type=file]');
  expect(page.querySelector(`label[for="${files?.id}"]`)?.textContent).toBe(documents.label);
  expect(files?.accept).toBe('.pdf,.jpg,.jpeg,.png');
  expect(files?.multiple).toBe(true);
  expect(files?.required).toBe(false);
});

test('where nothing takes it a registration goes nowhere, and a message to the e-mail program', () => {
  const form = registration(null).querySelector('form');
  expect(form?.getAttribute('method')).toBe('dialog');
  expect(form?.hasAttribute('action')).toBe(false);

  const mail = `mailto:${company.email}`;
  const message = contact(mail, false).querySelector('form');
  expect(message?.getAttribute('action')).toBe(mail);
  expect(message?.getAttribute('enctype')).toBe('text/plain');
});
