import { PhoneButton } from '@/components/company/phone-button.tsx';
import type { Office } from '@/content/company.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Action } from '@/content/model/text.ts';
import { ButtonLink } from './button-link.tsx';

type ContactButtonsProps = {
  /** Its label is in the site’s language unless it states another. */
  readonly button: Action;
  readonly office?: Pick<Office, 'phone'> | undefined;
};

/** The two ways to get in touch: a button, such as that to the contact form, and the phone number. */
export const ContactButtons = ({ button, office }: ContactButtonsProps) => (
  <>
    <ButtonLink {...button} lang={button.lang ?? siteLanguage} />
    <PhoneButton office={office} />
  </>
);
