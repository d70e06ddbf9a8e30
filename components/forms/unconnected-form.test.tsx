import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PhoneLink } from '@/components/ui/phone-link';
import { company } from '@/content/company';
import { RegistrationForm } from './registration-form';

test('in a build without a database service the form gives the phone number and keeps what was entered', async () => {
  expect(process.env.NEXT_PUBLIC_SUPABASE_URL).toBeUndefined();
  render(<RegistrationForm phone={<PhoneLink />} />);
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

  const reason = `This form is not connected yet. Please call us on ${company.phone}.`;
  await waitFor(() => expect(screen.getByText(reason)).toBeTruthy());
  expect(screen.getByText('Your registration has not been sent.')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: company.phone }).href).toMatch(/^tel:\+\d+$/);
  for (const [label, value] of Object.entries(entered)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  }
  expect(screen.getByLabelText<HTMLInputElement>('Dumper').checked).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Registration' }).disabled).toBe(false);
});
