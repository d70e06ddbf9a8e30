import { fireEvent, render, screen } from '@testing-library/react';
import { failures, outcome, stillHere } from '@/content/failures';
import { formButtons } from '@/content/form-notes';
import { received } from '@/content/received';
import { filledIn } from '@/lib/forms/filled-in';
import { registrationRules } from '@/lib/forms/registration';
import { RegistrationForm } from './registration-form';

test('in a build without a database service the form says so, gives the phone number and the address, and keeps what was entered', async () => {
  expect(process.env.NEXT_PUBLIC_SUPABASE_URL).toBeUndefined();
  const { container } = render(
    <RegistrationForm action={null} received={received.registration} phoneUrl="tel:+441210000000" />,
  );
  const { equipment, ...typed } = filledIn(registrationRules);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  for (const [name, value] of Object.entries(typed)) fireEvent.input(field(name), { target: { value } });
  fireEvent.click(screen.getByLabelText(equipment));
  fireEvent.click(screen.getByRole('button', { name: formButtons.registration.label }));

  expect(await screen.findByText(outcome.notSent(formButtons.registration.what))).toBeTruthy();
  const panel = container.querySelector('#failure');
  expect(panel?.textContent).toContain(`${failures.unconnected.reason} ${stillHere}`);
  expect(panel?.querySelectorAll('a[href^="tel:+"], a[href^="mailto:"]')).toHaveLength(2);
  for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value);
  expect(screen.getByLabelText<HTMLInputElement>(equipment).checked).toBe(true);
});
