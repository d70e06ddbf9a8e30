import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { FormResultPage } from '@/app/[...result]/form-result-page.tsx';
import { contactForm } from '@/content/forms/contact.ts';
import { formResults } from '@/content/forms/results.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Form } from '@/content/model/form.ts';
import { toClientForm } from '@/lib/forms/client-form.ts';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { enterValues } from '@/tests/helpers/enter-values.ts';
import { everyKind } from '@/tests/helpers/every-kind.ts';
import { inWrongLanguage } from '@/tests/helpers/in-wrong-language.ts';
import { SiteForm } from './site-form.tsx';

const ownTexts = new Set<string>();

const markText = (text: string) => {
  const inOwnLanguage = `Ŵ ${text}`;
  // The `not-sent` page adds a full stop to messages.
  ownTexts.add(inOwnLanguage).add(`${inOwnLanguage}.`);
  return inOwnLanguage;
};

/** Adds a mark to each text of the form for visitors, because the same word may be a shared text. */
const translate = <Value,>(value: Value): Value =>
  (typeof value === 'string'
    ? markText(value)
    : Array.isArray(value)
      ? value.map(translate)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value).map(([key, inner]) => [
              key,
              ['kind', 'column', 'earliest', 'latest'].includes(key) ? inner : translate(inner),
            ]),
          )
        : value) as Value;

const form: Form = {
  ...contactForm,
  lang: 'cy',
  limitedBy: 'email',
  fields: translate(everyKind as Form['fields']),
  button: translate(contactForm.button),
  received: { ...translate(contactForm.received), otherwise: markText('otherwise') },
  notSent: translate(contactForm.notSent),
};

const mispronouncedTexts = (root: ParentNode) =>
  inWrongLanguage(root, (text) => (ownTexts.has(text.trim()) ? 'cy' : siteLanguage));

const welshForm = (
  <div lang={form.lang}>
    <SiteForm form={toClientForm(form)} delivery={{ to: 'nowhere', reason: '' }} />
  </div>
);

test('a form in another language marks the texts that all forms share', async () => {
  const { container } = render(welshForm);
  expect(mispronouncedTexts(container)).toEqual([]);
  const element = container.querySelector('form')!;
  const send = () => act(() => fireEvent.submit(element));

  await send();
  const summary = container.querySelector('[aria-labelledby=error-summary-title]')!;
  expect(summary.querySelectorAll('a').length).toBeGreaterThan(5);
  expect(mispronouncedTexts(container)).toEqual([]);

  const inputs = element.querySelectorAll<HTMLInputElement>('[type=email], [type=tel], textarea');
  for (const input of inputs) input.value = 'x'.repeat(501);
  await send();
  await waitFor(() =>
    expect(summary.querySelectorAll(`a[lang="${siteLanguage}"]`)).toHaveLength(inputs.length),
  );
  expect(mispronouncedTexts(container)).toEqual([]);

  act(() => enterValues(element, sampleValues(form.fields)));
  fireEvent.submit(element);
  await waitFor(() => expect(container.querySelector('#failure')).not.toBeNull());
  expect(mispronouncedTexts(container)).toEqual([]);
});

test.each(formResults)('the %s page of a form in another language marks the form’s own texts', (result) => {
  const { container } = render(<FormResultPage form={form} result={result} />);
  expect(container.querySelectorAll('main [lang=cy]').length).toBeGreaterThan(0);
  expect(mispronouncedTexts(container.querySelector('main')!)).toEqual([]);
});
