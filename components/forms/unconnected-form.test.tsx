import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { company } from '@/content/company';
import { received } from '@/content/received';
import { RegistrationForm } from './registration-form';

test('in a build without a database service the form gives the phone number and the address and keeps what was entered', async () => {
  expect(process.env.NEXT_PUBLIC_SUPABASE_URL).toBeUndefined();
  render(<RegistrationForm action={null} received={received.registration} phoneUrl="tel:+441210000000" />);
  const entered = {
    'Full Name': 'Ada Plant',
    'Email Address': 'ada@example.com',
    'Phone Number': '07700 900123',
    Address: '1 Canal Street',
    'Years of Experience': '7',
  };
  for (const [label, value] of Object.entries(entered)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByLabelText('Dumper'));
  fireEvent.click(screen.getByRole('button', { name: 'Submit Registration' }));

  await waitFor(() => expect(screen.getByText('Your registration has not been sent.')).toBeTruthy());
  expect(
    screen.getByText(/^This form isn’t connected yet\. Everything you typed is still here/),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: company.phone }).href).toMatch(/^tel:\+\d+$/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: company.email }).href).toBe(
    `mailto:${company.email}`,
  );
  for (const [label, value] of Object.entries(entered)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  }
  expect(screen.getByLabelText<HTMLInputElement>('Dumper').checked).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Registration' }).disabled).toBe(false);
});
