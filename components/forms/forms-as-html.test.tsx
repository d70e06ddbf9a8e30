import { renderToString } from 'react-dom/server';
import { contactForm } from '@/content/forms/contact.ts';
import { formText } from '@/content/forms/form-text.ts';
import { forms } from '@/content/forms/index.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import type { Form } from '@/content/model/form.ts';
import { toClientForm } from '@/lib/forms/client-form.ts';
import type { Delivery } from '@/lib/forms/delivery.ts';
import { honeypotName, isRequired } from '@/lib/forms/read-field.ts';
import { everyKind } from '@/tests/helpers/every-kind.ts';
import { SiteForm } from './site-form.tsx';

const action = 'https://project.example/functions/v1/submit/form';
const reason = 'Not yet.';

const render = (form: Form, delivery: Delivery = { to: 'database', action }) =>
  new DOMParser().parseFromString(
    renderToString(<SiteForm form={toClientForm(form)} delivery={delivery} />),
    'text/html',
  );

const attributesOf = {
  text: { type: 'text' },
  textarea: {},
  email: { type: 'email', autocomplete: 'email', inputmode: 'email' },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
  number: { type: 'number', inputmode: 'numeric' },
  checkboxes: { type: 'checkbox' },
  radio: { type: 'radio' },
  checkbox: { type: 'checkbox' },
  date: { type: 'date' },
  select: {},
} as const;

const sampleForm: Form = { ...contactForm, id: 'of every kind', limitedBy: 'email', fields: everyKind };

describe.each([...forms, sampleForm].map((form) => [form.id, form] as const))(
  'the HTML of the %s form',
  (_, form: Form) => {
    const page = render(form);
    const attributesOfForm = (delivery: Delivery) => {
      const element = render(form, delivery).querySelector('form');
      return ['method', 'action', 'novalidate', 'enctype'].map((name) => element?.getAttribute(name));
    };

    test('lets the browser validate and submit the form', () => {
      const mail = 'mailto:office@example.com';
      expect(attributesOfForm({ to: 'database', action })).toEqual(['post', action, null, null]);
      expect(attributesOfForm({ to: 'email', action: mail, reason })).toEqual([
        'post',
        mail,
        null,
        'text/plain',
      ]);
      expect(attributesOfForm({ to: 'nowhere', reason })).toEqual(['dialog', null, null, null]);
    });

    test('has no inline styles or event handlers, and hides the honeypot', () => {
      for (const element of page.querySelectorAll('*'))
        for (const { name } of element.attributes) expect(name).not.toMatch(/^(style|on.*)$/);
      const honeypot = page.querySelector(`[name="${honeypotName}"]`);
      expect(honeypot?.closest('[aria-hidden=true]')).toBeInstanceOf(Element);
      expect(honeypot?.getAttribute('tabindex')).toBe('-1');
      expect(honeypot?.getAttribute('autocomplete')).toBe('off');
    });

    test.each(Object.entries(form.fields))(
      'the field %s has a label, the right keyboard and the right required state',
      (name, field) => {
        const controls = [...page.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
        const [control] = controls;
        const isChoice = field.kind === 'checkboxes' || field.kind === 'radio';
        const group = control?.closest('[data-field]');
        const label = group?.querySelector(isChoice ? 'legend' : 'label')?.textContent ?? '';
        expect(control?.id).toBe(name);
        expect(label).toContain(field.label);
        expect(label.includes(formText.requiredChoice)).toBe(isChoice && isRequired(field));
        expect(group?.textContent.includes('*')).toBe(isRequired(field));
        const expected = {
          ...attributesOf[field.kind],
          ...('autoComplete' in field && { autocomplete: field.autoComplete }),
        };
        for (const [attribute, value] of Object.entries(expected))
          expect([attribute, control?.getAttribute(attribute)]).toEqual([attribute, value]);
        if (!form.lang) expect(/optional/i.test(group?.textContent ?? '')).toBe(!isRequired(field));
        if (isChoice) expect(controls.map(({ value }) => value)).toEqual(field.offered);
        if (field.kind === 'select')
          expect([...(control?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
            '',
            ...field.offered,
          ]);
        // Browsers require every checkbox that has `required`, so a group of checkboxes must not have it.
        if (field.kind !== 'checkboxes') expect(control?.required).toBe(isRequired(field));
        if (!isChoice) expect(control?.labels?.[0]?.textContent).toBe(label);
      },
    );
  },
);

test('the registration form ends with the part for documents', () => {
  const page = render(registrationForm);
  const legends = [...page.querySelectorAll('form > fieldset')].map(
    (part) => part.querySelector('legend')?.textContent,
  );
  const parts = Object.values(registrationForm.fields).flatMap((field) =>
    'part' in field ? [field.part] : [],
  );
  expect(legends).toEqual([...parts, registrationForm.documents.part]);
  expect(page.querySelector('[type=file]')).toMatchObject({
    accept: '.pdf,.jpg,.jpeg,.png',
    multiple: true,
    required: false,
    name: '',
  });
});
