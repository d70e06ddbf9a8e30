import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { failureHeading, failures, stillHere } from '@/content/forms/failures.ts';
import { registrationForm } from '@/content/forms/registration.ts';
import { toClientForm } from '@/lib/forms/client-form.ts';
import { sampleValues } from '@/lib/forms/sample-values.ts';
import { enterValues } from '@/tests/helpers/enter-values.ts';
import { SiteForm } from './site-form.tsx';

test('without a database, submitting a form shows how else to get in touch', async () => {
  expect(process.env.NEXT_PUBLIC_SUPABASE_URL).toBeUndefined();
  const { container } = render(<SiteForm form={toClientForm(registrationForm)} action={null} />);
  const form = container.querySelector('form')!;
  act(() => enterValues(form, sampleValues(registrationForm.fields)));
  const formEntries = [...new FormData(form)];
  const button = screen.getByRole<HTMLButtonElement>('button', { name: registrationForm.button.label });
  fireEvent.click(button);

  await waitFor(() => expect(screen.getByText(failureHeading.notSent(registrationForm.noun))).toBeTruthy());
  expect(
    screen.getByText((text) => text.startsWith(`${failures.unconnected.reason} ${stillHere}`)),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: formatPhone(mainOffice.phone) }).href).toMatch(
    /^tel:\+\d+$/,
  );
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: mainOffice.email }).href).toBe(
    `mailto:${mainOffice.email}`,
  );
  expect([...new FormData(form)]).toEqual(formEntries);
  expect(button.disabled).toBe(false);
});
