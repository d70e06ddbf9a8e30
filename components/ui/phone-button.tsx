import { company, type Office } from '@/content/company';
import { PhoneLink } from './phone-link';

type PhoneButtonProps = { readonly office?: Pick<Office, 'phone'> | undefined };

export const PhoneButton = ({ office = company }: PhoneButtonProps) => (
  <PhoneLink call office={office} className="button" />
);
