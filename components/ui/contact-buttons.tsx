import { ButtonLink } from './button-link';
import type { Office } from '@/content/company';
import type { Action } from '@/content/text';
import { PhoneButton } from '@/components/company/phone-button';

type ContactButtonsProps = {
  readonly button: Action;
  readonly office?: Pick<Office, 'phone'> | undefined;
};

/** The two ways to get in touch: a button, such as that to the contact form, and the phone number. */
export const ContactButtons = ({ button: { href, label, lang }, office }: ContactButtonsProps) => (
  <>
    <ButtonLink href={href} lang={lang}>
      {label}
    </ButtonLink>
    <PhoneButton office={office} />
  </>
);
