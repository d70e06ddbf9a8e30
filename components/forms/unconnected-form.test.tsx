import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { company } from '@/content/company';
import { failureHeading, failures, stillHere } from '@/content/forms/failures';
import { registrationForm } from '@/content/forms/registration';
import { sampleEntry } from '@/scripts/sample-entry';
import { RegistrationForm } from './registration-form';

test('in a build without a database service the form gives the phone number and the address and keeps what was entered', async () => {
  expect(process.env.NEXT_PUBLIC_SUPABASE_URL).toBeUndefined();
  const { container } = render(
    <RegistrationForm form={registrationForm} action={null} phoneUrl="tel:+441210000000" />,
  );
  const { equipment, ...typed } = sampleEntry(registrationForm.fields);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  for (const [name, value] of Object.entries(typed)) fireEvent.input(field(name), { target: { value } });
  fireEvent.click(screen.getByLabelText(equipment));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: registrationForm.button.label });
  fireEvent.click(button);

  await waitFor(() => expect(screen.getByText(failureHeading.notSent(registrationForm.called))).toBeTruthy());
  expect(
    screen.getByText((text) => text.startsWith(`${failures.unconnected.reason} ${stillHere}`)),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: company.phone }).href).toMatch(/^tel:\+\d+$/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: company.email }).href).toBe(
    `mailto:${company.email}`,
  );
  for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
  expect(screen.getByLabelText<HTMLInputElement>(equipment).checked).toBe(true);
  expect(button.disabled).toBe(false);
});
