import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormResultPage } from '@/app/[...result]/form-result-page.tsx';
import { FormIsland } from '@/components/sections/form/form.tsx';
import { mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { failureHeading, failures, stillHere } from '@/content/forms/failures.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { formResults } from '@/content/forms/results.ts';
import type { Form } from '@/content/model/form.ts';
import { toClientForm } from '@/lib/forms/client-form.ts';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { enterValues } from '@/tests/helpers/enter-values.ts';
import { SiteForm } from './site-form.tsx';

const form: Form = { ...registrationForm, email: 'jobs@example.com' };

test('without a database, submitting a form shows how else to get in touch', async () => {
  expect(process.env.NEXT_PUBLIC_SUPABASE_URL).toBeUndefined();
  const { container } = render(
    <SiteForm form={toClientForm(form)} delivery={{ to: 'nowhere', reason: '' }} />,
  );
  const element = container.querySelector('form')!;
  act(() => enterValues(element, sampleValues(form.fields)));
  const formValues = [...new FormData(element)];
  const button = screen.getByRole<HTMLButtonElement>('button', { name: form.button.label });
  fireEvent.click(button);

  await waitFor(() => expect(screen.getByText(failureHeading.notSent(form.noun))).toBeTruthy());
  expect(
    screen.getByText((text) => text.startsWith(`${failures.unconnected.reason} ${stillHere}`)),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: formatPhone(mainOffice.phone) }).href).toMatch(
    /^tel:\+\d+$/,
  );
  expect(container.querySelector(`a[href="mailto:${form.email}"]`)?.textContent).toBe(form.email);
  expect([...new FormData(element)]).toEqual(formValues);
  expect(button.disabled).toBe(false);
});

test.each([
  ...formResults.map((result) => <FormResultPage key={result} form={form} result={result} />),
  <main key="page">
    <FormIsland form={form} />
  </main>,
])('the pages of a form with its own email address name no other (%#)', (page) => {
  const { container } = render(page);
  const links = container.querySelectorAll<HTMLAnchorElement>('main a[href^="mailto:"]');
  expect(new Set(Array.from(links, ({ href }) => href))).toEqual(new Set([`mailto:${form.email}`]));
});
