import { mainOffice, type Office } from '@/content/company.ts';
import { OutOfHoursLink } from './out-of-hours-link.tsx';
import { PhoneLink } from './phone-link.tsx';

type PhoneButtonProps = { readonly office?: Pick<Office, 'phone'> | undefined };

export const PhoneButton = ({ office = mainOffice }: PhoneButtonProps) => (
  <>
    <PhoneLink isLabelled phone={office.phone} className="button button-phone" />
    <OutOfHoursLink showsNumber className="min-h-11 content-center font-bold underline" />
  </>
);
