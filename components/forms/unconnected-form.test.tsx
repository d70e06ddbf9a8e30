import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { company } from '@/content/company';
import { failures, outcome, stillHere } from '@/content/failures';
import { formButtons } from '@/content/form-notes';
import { received } from '@/content/received';
import { filledIn } from '@/lib/forms/filled-in';
import { registrationRules } from '@/lib/forms/registration';
import { RegistrationForm } from './registration-form';

test('in a build without a database service the form gives the phone number and the address and keeps what was entered', async () => {
  expect(process.env.NEXT_PUBLIC_SUPABASE_URL).toBeUndefined();
  const { container } = render(
    <RegistrationForm action={null} received={received.registration} phoneUrl="tel:+441210000000" />,
  );
  const { equipment, ...typed } = filledIn(registrationRules);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  for (const [name, value] of Object.entries(typed)) fireEvent.input(field(name), { target: { value } });
  fireEvent.click(screen.getByLabelText(equipment));
  fireEvent.click(screen.getByRole('button', { name: formButtons.registration.label }));

  await waitFor(() => expect(screen.getByText(outcome.notSent(formButtons.registration.what))).toBeTruthy());
  expect(
    screen.getByText((text) => text.startsWith(`${failures.unconnected.reason} ${stillHere}`)),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: company.phone }).href).toMatch(/^tel:\+\d+$/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: company.email }).href).toBe(
    `mailto:${company.email}`,
  );
  for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
  expect(screen.getByLabelText<HTMLInputElement>(equipment).checked).toBe(true);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: formButtons.registration.label }).disabled,
  ).toBe(false);
});
